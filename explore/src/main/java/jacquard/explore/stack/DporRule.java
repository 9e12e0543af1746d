package jacquard.explore.stack;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.NextOperations;

/**
 * What the published forms of dynamic partial-order reduction have in common (POPL 2005, Fig. 3,
 * lines 3-9): for every new state and every thread p, find the last transition that races with p's
 * next one, and ask for a backtrack point before it. The forms differ in how they find that
 * transition and in whom they ask for.
 */
abstract class DporRule implements BacktrackRule {
  static final int NONE = -1;

  final HappensBefore order;
  private final NextOperations next = new NextOperations();
  private final Dependence dependence;

  DporRule(Dependence dependence) {
    this.dependence = dependence;
    this.order = new HappensBefore(dependence);
  }

  @Override
  public final Dependence dependence() {
    return dependence;
  }

  @Override
  public final void entered(BacktrackPath path, int depth, Execution sofar) {}

  @Override
  public final void executed(BacktrackPath path, Execution execution, int firstNewState) {
    order.rollBack(Math.max(0, firstNewState - 1));
    order.extend(execution, firstNewState);
    rewound(execution, firstNewState);
    next.moveTo(execution, firstNewState);
    for (int state = firstNewState; ; state++) {
      for (int p = 0; p < execution.threads(); p++) {
        if (next.exists(execution, state, p)) {
          int object = next.object(execution, p);
          if (object != Dependence.NO_OBJECT) {
            int i = lastRacing(execution, state, p, next.kind(execution, p), object);
            if (i != NONE) {
              backtrack(path, execution, state, i, p);
            }
          }
        }
      }
      if (state == execution.length()) {
        return;
      }
      order.extend(execution, state + 1);
      advanced(execution, state);
      next.advance(execution, state);
    }
  }

  /** The relation now has the first {@code state} events; those after may be other ones. */
  void rewound(Execution execution, int state) {}

  /** One more event is part of the relation. */
  void advanced(Execution execution, int event) {}

  /**
   * The last event before {@code state} that is dependent and may be co-enabled with p's next
   * operation and does not happen before p; or -1.
   */
  abstract int lastRacing(Execution execution, int state, int p, Kind kind, int object);

  /**
   * Asks for a backtrack point before event {@code i}: p where it is enabled there, else all.
   *
   * <p>With sleep sets, p counts only where it is awake. The paper's proof that the explored
   * threads form a persistent set goes through what is found below p's step; where that step
   * sleeps, it is not taken from here and finds nothing for this state, and p alone loses traces:
   * lastzero(4) has 28, and 23 of them were visited.
   */
  void backtrack(BacktrackPath path, Execution execution, int state, int i, int p) {
    if (execution.enabled(i, p) && !path.isAsleep(i, p)) {
      path.add(i, p);
    } else {
      path.addAll(i, execution);
    }
  }

  /** {@code i →_S p}: event i is p's own or happens before one of p's. */
  final boolean happensBefore(Execution execution, int i, int p) {
    return order.orderedOrNone(execution, i, order.lastOf(execution, p));
  }
}
