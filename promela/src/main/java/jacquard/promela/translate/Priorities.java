package jacquard.promela.translate;

import jacquard.model.Channel;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.syntax.Expr;
import java.util.List;
import java.util.stream.Stream;

/** What Spin asks of the priorities of processes. */
final class Priorities {
  /** The variable of every process that holds its own. */
  static final String NAME = "_priority";

  private static final int MAX = 255;

  private Priorities() {}

  static int ofProctype(Expr e, ExpressionTranslator expressions, Scope scope) {
    return inRange(e, 1, expressions, scope);
  }

  /** In {@code run} 0 is allowed and means 1. */
  static int ofRun(Expr e, ExpressionTranslator expressions, Scope scope) {
    return Math.max(1, inRange(e, 0, expressions, scope));
  }

  private static int inRange(Expr e, int min, ExpressionTranslator expressions, Scope scope) {
    return Constants.value(expressions.expression(e, scope))
        .filter(v -> v >= min && v <= MAX)
        .orElseThrow(
            () -> new PromelaException(e.position(), "a priority is a constant from 1 to 255"));
  }

  /** Who has to wait is not defined where two processes move together. */
  static void requireBuffers(String model, List<Channel> global, List<ProcessGraph> processes) {
    if (Stream.concat(global.stream(), processes.stream().flatMap(p -> p.channels().stream()))
        .anyMatch(Channel::isRendezvous)) {
      throw new PromelaException(
          new Position(model, 1, 1),
          "priorities cannot be combined with channels without a buffer, nor can they in Spin");
    }
  }
}
