package jacquard.report;

import jacquard.core.Execution;
import jacquard.core.Kind;
import java.util.ArrayList;
import java.util.List;

/** Finds whom a notify woke: the threads whose wake-up names it as what made it possible. */
final class Wakeups {
  private Wakeups() {}

  static List<Integer> of(Execution execution, int notify) {
    List<Integer> woken = new ArrayList<>();
    for (int t = 0; t < execution.threads(); t++) {
      if (isWoken(execution, t, notify)) {
        woken.add(t);
      }
    }
    return woken;
  }

  private static boolean isWoken(Execution execution, int thread, int notify) {
    for (int e = notify + 1; e < execution.length(); e++) {
      if (execution.thread(e) == thread
          && execution.kind(e) == Kind.REACQUIRE
          && execution.floor(e) == notify) {
        return true;
      }
    }
    return execution.hasPending(thread)
        && execution.pendingKind(thread) == Kind.REACQUIRE
        && execution.pendingFloor(thread) == notify;
  }
}
