package jacquard.explore.stack;

import jacquard.core.Execution;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.ThreadSet;

/**
 * POPL 2005, Fig. 3 with the set E: where p itself is not enabled before the racing transition, any
 * thread will do whose later transition p's next one depends on. Includes the first optimisation of
 * section 3: nothing is added when a member of E is in the backtrack set already.
 */
final class GeneralRule extends ClockVectorRule {
  private final ThreadSet e = new ThreadSet();

  @Override
  void backtrack(BacktrackPath path, Execution execution, int state, int i, int p) {
    e.clear();
    if (mayStandFor(path, execution, i, p)) {
      e.add(p);
    }
    for (int j = i + 1; j < state; j++) {
      int q = execution.thread(j);
      if (mayStandFor(path, execution, i, q) && happensBefore(execution, j, p)) {
        e.add(q);
      }
    }
    if (e.size() == 0) {
      path.addAll(i, execution);
      return;
    }
    int candidate = NONE;
    for (int q = 0; q < execution.threads(); q++) {
      if (e.contains(q)) {
        if (path.backtracks(i, q)) {
          return;
        }
        if (candidate == NONE || q == p) {
          candidate = q;
        }
      }
    }
    path.add(i, candidate);
  }

  /** Sleeping threads are left out for the reason that {@link DporRule#backtrack} gives. */
  private static boolean mayStandFor(BacktrackPath path, Execution execution, int i, int q) {
    return execution.enabled(i, q) && !path.isAsleep(i, q);
  }
}
