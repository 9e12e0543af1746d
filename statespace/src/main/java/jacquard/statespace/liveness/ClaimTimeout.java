package jacquard.statespace.liveness;

import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.ProcessGraph;
import jacquard.model.compile.TimeoutUse;
import jacquard.model.run.Interpreter;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;

/**
 * Where a claim sees a timeout, if it asks for one and some process does, too: where no process can
 * move otherwise, and where the claim itself cannot. So it is in Spin, whose claims move before the
 * processes do: if then nobody can move, the claim moves once more, now with a timeout.
 */
final class ClaimTimeout {
  private final Interpreter interpreter;
  private final boolean isAskedFor;
  private final long[] first = new long[1];

  ClaimTimeout(ProcessGraph graph, Model model, Interpreter interpreter) {
    this.interpreter = interpreter;
    this.isAskedFor = TimeoutUse.in(graph) && TimeoutUse.in(model);
  }

  /**
   * Lists the moves of the claim in a state. What takes it to its end is a violation before anybody
   * knows that nobody can move.
   *
   * @param moves lists them with the timeout as it is
   * @param isViolation whether one of so many moves is a violation already
   */
  int list(byte[] state, IntSupplier moves, IntPredicate isViolation) {
    int found = moves.getAsInt();
    if (isAskedFor && (found == 0 || (!isViolation.test(found) && allWait(state)))) {
      interpreter.setTimeout(true);
      try {
        found = moves.getAsInt();
      } finally {
        interpreter.setTimeout(false);
      }
    }
    return found;
  }

  private boolean allWait(byte[] state) {
    for (int p = (state[Layout.COUNT] & 0xff) - 1; p >= 0; p--) {
      if (interpreter.enabledOf(state, p, first) > 0) {
        return false;
      }
    }
    return true;
  }
}
