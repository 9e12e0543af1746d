package jacquard.explore.stack;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.ThreadSet;
import jacquard.explore.race.RaceFinder;

/**
 * Source sets (Abdulla, Aronis, Jonsson and Sagonas, POPL 2014, Algorithm 1): for each race, some
 * thread that can begin the sequence in which it is reversed is tried before its first event.
 *
 * <p>That sequence, v there, is what comes after the first event without depending on it, up to the
 * second step, and then that step. Which steps race is decided by {@link RaceFinder}, as for
 * optimal search; data choices are no races here, since the search tries all of them.
 */
final class SourceRule implements BacktrackRule, RaceFinder.Reversal {
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
  private final RaceFinder races = new RaceFinder(order, this);
  private final ThreadSet initials = new ThreadSet();
  private BacktrackPath path = new BacktrackPath();
  private Execution execution = new Execution();

  @Override
  public Dependence dependence() {
    return Dependence.READ_WRITE;
  }

  @Override
  public void executed(BacktrackPath current, Execution run, int firstNewState) {
    path = current;
    execution = run;
    int firstNewEvent = Math.max(0, firstNewState - 1);
    order.rollBack(firstNewEvent);
    order.extend(run);
    races.find(run, firstNewEvent);
  }

  @Override
  public void reverse(
      int event, int second, int thread, int choice, Kind kind, int object, boolean writes) {
    if (event == second) {
      return;
    }
    initials.clear();
    int first = -1;
    boolean isInitial = true;
    int predecessor =
        second < execution.length()
            ? order.predecessor(execution, second)
            : order.lastOf(execution, thread);
    for (int k = event + 1; k < second; k++) {
      if (!order.ordered(execution, event, k)) {
        isInitial &=
            !order.orderedOrNone(execution, k, predecessor)
                && !dependence()
                    .dependent(execution.object(k), execution.writes(k), object, writes);
        if (isInitial(event, k)) {
          initials.add(execution.thread(k));
          first = first < 0 ? execution.thread(k) : first;
        }
      }
    }
    if (isInitial) {
      initials.add(thread);
    }
    for (int t = 0; t < execution.threads(); t++) {
      if (initials.contains(t) && path.backtracks(event, t)) {
        return;
      }
    }
    path.add(event, isInitial ? thread : first);
  }

  /** Whether nothing in v comes before its event k. */
  private boolean isInitial(int event, int k) {
    for (int j = event + 1; j < k; j++) {
      if (!order.ordered(execution, event, j) && order.ordered(execution, j, k)) {
        return false;
      }
    }
    return true;
  }
}
