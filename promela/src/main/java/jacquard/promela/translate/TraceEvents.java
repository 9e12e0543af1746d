package jacquard.promela.translate;

import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Stmt;
import java.util.List;

/** What an event trace may consist of. */
final class TraceEvents {
  private TraceEvents() {}

  /**
   * Looks at the statements of a trace.
   *
   * @throws PromelaException for what is no event
   */
  static void require(List<Stmt> statements) {
    statements.forEach(TraceEvents::require);
  }

  private static void require(Stmt statement) {
    switch (statement) {
      case Stmt.Send _, Stmt.Receive _, Stmt.Goto _, Stmt.Break _, Stmt.Empty _ -> {}
      case Stmt.Labelled s -> require(s.statement());
      case Stmt.If s -> s.options().forEach(TraceEvents::require);
      case Stmt.Do s -> s.options().forEach(TraceEvents::require);
      case Stmt.Block s -> require(s.body());
      default ->
          throw new PromelaException(
              statement.position(), "no event: a trace has only sends and receives");
    }
  }
}
