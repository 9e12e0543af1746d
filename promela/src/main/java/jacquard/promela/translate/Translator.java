package jacquard.promela.translate;

import jacquard.model.Command;
import jacquard.model.Edge;
import jacquard.model.Expression;
import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.Variable;
import jacquard.model.build.Frame;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Declaration;
import jacquard.promela.syntax.Expr;
import jacquard.promela.syntax.Specification;
import jacquard.promela.syntax.Specification.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A whole model. */
public final class Translator implements ExpressionTranslator.Processes {
  private final String name;
  private final Specification specification;
  private final Scope global = Scope.global();
  private final Frame frame = Frame.global();
  private final ExpressionTranslator expressions = new ExpressionTranslator(this);
  private final Types types = new Types(this::constant);
  private final Declarer declarer;
  private final Map<String, List<String>> symbols = new HashMap<>();
  private final Map<String, ProcessTranslator> translators = new LinkedHashMap<>();
  private final Map<String, Unit.Proctype> processes = new LinkedHashMap<>();
  private final List<Command> initialization = new ArrayList<>();
  private final List<Integer> initial = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private boolean tracksLastMover;

  private Translator(String name, Specification specification) {
    this.name = name;
    this.specification = specification;
    WrittenNames written = new WrittenNames();
    for (Unit unit : specification.units()) {
      if (unit instanceof Unit.Proctype p) {
        written.visit(p.body());
      }
    }
    declarer = new Declarer(types, expressions, written.names(), this::constant);
  }

  /**
   * Resolves all names.
   *
   * @throws PromelaException for what cannot be resolved
   */
  public static Model translate(String name, Specification specification) {
    return new Translator(name, specification).translate();
  }

  private Model translate() {
    Optional<Unit.Never> claim = Optional.empty();
    for (Unit unit : specification.units()) {
      switch (unit) {
        case Unit.RecordType type -> types.declare(type);
        case Unit.Symbols unitSymbols -> declare(unitSymbols);
        case Unit.Global(Declaration d) -> {
          Symbol symbol = declarer.allocate(d, frame);
          initialization.addAll(declarer.initialization(d, symbol, global));
          global.declare(d.name(), symbol, d.position());
        }
        case Unit.Proctype p -> declare(p);
        case Unit.Never n -> {
          if (claim.isPresent()) {
            throw new PromelaException(n.position(), "a second never claim");
          }
          claim = Optional.of(n);
        }
      }
    }
    if (initial.isEmpty()) {
      throw new PromelaException(
          new Position(name, 1, 1), "no process to start: expected init or an active proctype");
    }
    List<ProcessGraph> graphs = new ArrayList<>();
    for (Unit.Proctype p : processes.values()) {
      graphs.add(
          translator(p.name())
              .translate(
                  graphs.size(), p.parameters(), p.provided(), p.body(), p.position(), p.end()));
    }
    Optional<ProcessGraph> claimGraph = claim.map(n -> claim(n, graphs.size()));
    return new Model(
        name,
        frame.variables(),
        frame.channels(),
        frame.bytes(),
        graphs.stream().mapToInt(ProcessGraph::frameBytes).max().orElse(0),
        initialization,
        graphs,
        initial,
        edges,
        claimGraph,
        specification.formulas(),
        tracksLastMover,
        symbols,
        specification.notes());
  }

  private ProcessGraph claim(Unit.Never n, int index) {
    ProcessTranslator translator =
        new ProcessTranslator(n.name(), declarer, expressions, this, global, edges);
    translator.allocate(List.of(), n.body());
    return translator.translate(
        index, List.of(), Optional.empty(), n.body(), n.position(), n.end());
  }

  /** Symbols of one declaration are numbered from the last to the first, as Spin does. */
  private void declare(Unit.Symbols unit) {
    String type = unit.name().isEmpty() ? "mtype" : "mtype:" + unit.name();
    List<String> names = symbols.computeIfAbsent(type, _ -> new ArrayList<>());
    for (String symbol : unit.symbols().reversed()) {
      names.add(symbol);
      global.declare(symbol, new Symbol.Value(names.size()), unit.position());
    }
  }

  private void declare(Unit.Proctype p) {
    if (processes.putIfAbsent(p.name(), p) != null) {
      throw new PromelaException(p.position(), "proctype '" + p.name() + "' is declared twice");
    }
    int index = processes.size() - 1;
    ProcessTranslator translator =
        new ProcessTranslator(p.name(), declarer, expressions, this, global, edges);
    translator.allocate(p.parameters(), p.body());
    translators.put(p.name(), translator);
    int instances = p.active().map(this::constant).orElse(0);
    for (int i = 0; i < instances; i++) {
      initial.add(index);
    }
  }

  private int constant(Expr e) {
    return Constants.value(expressions.expression(e, global))
        .orElseThrow(() -> new PromelaException(e.position(), "expected a constant"));
  }

  private ProcessTranslator translator(String process) {
    ProcessTranslator translator = translators.get(process);
    if (translator == null) {
      throw new IllegalStateException(process);
    }
    return translator;
  }

  @Override
  public int index(String process, Position position) {
    int index = List.copyOf(processes.keySet()).indexOf(process);
    if (index < 0) {
      throw new PromelaException(position, "there is no proctype '" + process + "'");
    }
    return index;
  }

  @Override
  public void requireParameters(String process, int given, Position position) {
    index(process, position);
    Unit.Proctype p = processes.get(process);
    if (p != null && p.parameters().size() != given) {
      throw new PromelaException(
          position,
          "proctype '%s' takes %d arguments, not %d"
              .formatted(process, p.parameters().size(), given));
    }
  }

  @Override
  public Expression onlyInstance(String process, Position position) {
    int index = index(process, position);
    int first = initial.indexOf(index);
    if (first < 0 || first != initial.lastIndexOf(index)) {
      throw new PromelaException(
          position, "which '%s'? write %s[NUMBER]".formatted(process, process));
    }
    return Expression.Constant.of(first);
  }

  @Override
  public Variable local(String process, String variable, Position position) {
    index(process, position);
    return translator(process)
        .local(variable)
        .orElseThrow(
            () ->
                new PromelaException(
                    position, "proctype '%s' has no variable '%s'".formatted(process, variable)));
  }

  @Override
  public void lastMoverIsAskedFor() {
    tracksLastMover = true;
  }
}
