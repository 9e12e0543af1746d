package jacquard.promela.translate;

import jacquard.promela.syntax.Argument;
import jacquard.promela.syntax.Stmt;
import jacquard.promela.syntax.VarRef;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of variables that some statement writes. */
final class WrittenNames {
  private final Set<String> names = new HashSet<>();

  Set<String> names() {
    return names;
  }

  void visit(List<Stmt> statements) {
    statements.forEach(this::visit);
  }

  private void visit(Stmt statement) {
    switch (statement) {
      case Stmt.Assign s -> add(s.target());
      case Stmt.Receive s -> {
        for (Argument a : s.arguments()) {
          if (a instanceof Argument.Named(VarRef variable)) {
            add(variable);
          }
        }
      }
      case Stmt.ForRange s -> {
        add(s.index());
        visit(s.body());
      }
      case Stmt.ForIn s -> {
        add(s.index());
        visit(s.body());
      }
      case Stmt.Select s -> add(s.index());
      case Stmt.Labelled s -> visit(s.statement());
      case Stmt.If s -> s.options().forEach(this::visit);
      case Stmt.Do s -> s.options().forEach(this::visit);
      case Stmt.Block s -> visit(s.body());
      case Stmt.Atomic s -> visit(s.body());
      case Stmt.DStep s -> visit(s.body());
      case Stmt.Unless s -> {
        visit(s.main());
        visit(s.escape());
      }
      case Stmt.Declare _, Stmt.Condition _, Stmt.Send _, Stmt.Assert _, Stmt.Print _ -> {}
      case Stmt.SetPriority _ -> {}
      case Stmt.Else _, Stmt.Goto _, Stmt.Break _, Stmt.Empty _, Stmt.Promise _ -> {}
    }
  }

  private void add(VarRef variable) {
    names.add(variable.name());
  }
}
