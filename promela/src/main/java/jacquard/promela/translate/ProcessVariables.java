package jacquard.promela.translate;

import jacquard.model.Shape;
import jacquard.model.Type;
import jacquard.model.Variable;
import jacquard.model.build.Frame;
import jacquard.promela.syntax.Declaration;
import jacquard.promela.syntax.Stmt;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the parameters and variables of one process are in its frame. */
final class ProcessVariables {
  private final Declarer declarer;
  private final Frame frame = Frame.local();
  private final IdentityHashMap<Declaration, Symbol> symbols = new IdentityHashMap<>();
  private final Map<String, Variable> locals = new LinkedHashMap<>();
  private Optional<Variable> priority = Optional.empty();

  ProcessVariables(Declarer declarer) {
    this.declarer = declarer;
  }

  Frame frame() {
    return frame;
  }

  /** The priority of the process, in a model that has priorities. */
  Optional<Variable> priority() {
    return priority;
  }

  /** What a declaration of this process stands for. */
  Symbol symbol(Declaration d) {
    Symbol symbol = symbols.get(d);
    if (symbol == null) {
      throw new IllegalStateException("not allocated: " + d.name());
    }
    return symbol;
  }

  /** Gives the process a priority, as its first parameter; to be called before all others. */
  void allocatePriority() {
    priority = Optional.of(frame.variable(Priorities.NAME, new Shape.Scalar(Type.BYTE)));
  }

  /** Gives all parameters and variables their bytes, so that other processes can refer to them. */
  void allocate(List<Declaration> parameters, List<Stmt> body) {
    parameters.forEach(this::allocate);
    body.forEach(this::allocate);
  }

  private void allocate(Declaration d) {
    Symbol symbol = declarer.allocate(d, frame);
    symbols.put(d, symbol);
    if (symbol instanceof Symbol.Stored(Variable variable)) {
      locals.putIfAbsent(d.name(), variable);
    }
  }

  private void allocate(Stmt statement) {
    switch (statement) {
      case Stmt.Declare s -> allocate(s.declaration());
      case Stmt.Labelled s -> allocate(s.statement());
      case Stmt.If s -> s.options().forEach(o -> o.forEach(this::allocate));
      case Stmt.Do s -> s.options().forEach(o -> o.forEach(this::allocate));
      case Stmt.Block s -> s.body().forEach(this::allocate);
      case Stmt.Atomic s -> s.body().forEach(this::allocate);
      case Stmt.DStep s -> s.body().forEach(this::allocate);
      case Stmt.ForRange s -> s.body().forEach(this::allocate);
      case Stmt.ForIn s -> s.body().forEach(this::allocate);
      case Stmt.Unless s -> {
        allocate(s.main());
        allocate(s.escape());
      }
      case Stmt.Condition _, Stmt.Assign _, Stmt.Send _, Stmt.Receive _, Stmt.Assert _ -> {}
      case Stmt.SetPriority _ -> {}
      case Stmt.Print _, Stmt.Else _, Stmt.Goto _, Stmt.Break _, Stmt.Select _ -> {}
      case Stmt.Empty _, Stmt.Promise _ -> {}
    }
  }

  /** A local variable, for references from other processes. */
  Optional<Variable> local(String variable) {
    return Optional.ofNullable(locals.get(variable));
  }
}
