package jacquard.explore.bounded;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.NextOperations;
import jacquard.explore.path.ThreadSet;
import java.util.function.BooleanSupplier;

/**
 * Finds, for every state of an execution and every two threads, the last step of the one on which
 * the other's next operation depends (Algorithm 8, lines 4-10), and answers what the procedures ask
 * about it.
 */
public final class LastDependences {
  public static final int NONE = -1;

  /** States after which the clock is looked at, less one; and steps within one state. */
  private static final int OFTEN = 63;

  private static final int SELDOM = 1023;
  private static final Dependence DEPENDENCE = Dependence.READ_WRITE;

  private final HappensBefore order = new HappensBefore(DEPENDENCE);
  private final NextOperations next = new NextOperations();
  private final BporProcedures procedures;
  private final ThreadSet alternatives = new ThreadSet();
  private final ThreadEvents events = new ThreadEvents();
  private final BooleanSupplier timeIsOver;
  private Execution execution = new Execution();

  /**
   * @param timeIsOver asked now and then: what is found in a long execution takes long, and is of
   *     no use to a search that has come to its end
   */
  LastDependences(BporProcedures procedures, BooleanSupplier timeIsOver) {
    this.procedures = procedures;
    this.timeIsOver = timeIsOver;
  }

  /** Forgets the last execution: the next one may have another beginning. */
  void reset() {
    order.rollBack(0);
    events.rollBack(0);
  }

  /**
   * Adds the backtrack points that an execution asks for.
   *
   * @param firstNewState the states before it have been through this; the steps that lead to them
   *     are those of the last execution
   */
  void find(BacktrackPath path, Execution run, int firstNewState) {
    execution = run;
    order.rollBack(Math.max(0, firstNewState - 1));
    order.extend(run, firstNewState);
    events.rollBack(Math.max(0, firstNewState - 1));
    events.extend(run, firstNewState);
    next.moveTo(run, firstNewState);
    for (int state = firstNewState; ; state++) {
      for (int u = 0; u < run.threads(); u++) {
        if (next.exists(run, state, u)) {
          if (procedures.needsDpor()) {
            requireByDpor(path, state, u);
          }
          for (int v = 0; v < run.threads(); v++) {
            int i = v == u ? NONE : lastDependent(u, v);
            if (i != NONE) {
              procedures.backtrack(path, this, state, i, u);
            }
          }
        }
      }
      if (state == run.length() || ((state & OFTEN) == OFTEN && timeIsOver.getAsBoolean())) {
        return;
      }
      order.extend(run, state + 1);
      events.extend(run, state + 1);
      next.advance(run, state);
    }
  }

  /**
   * What is needed without any bound (POPL 2005, Fig. 3): before the last step that races with u's
   * next one, u or a thread that stands for it.
   */
  private void requireByDpor(BacktrackPath path, int state, int u) {
    int i = lastRacing(u);
    if (i == NONE) {
      return;
    }
    ThreadSet e = standIns(path, state, i, u);
    if (e.size() == 0) {
      path.addAll(i, execution);
      return;
    }
    int candidate = NONE;
    for (int q = 0; q < execution.threads(); q++) {
      if (e.contains(q)) {
        if (path.state(i).backtrack.contains(q)) {
          return;
        }
        if (candidate == NONE || q == u) {
          candidate = q;
        }
      }
    }
    path.add(i, candidate);
  }

  private int lastRacing(int u) {
    int last = order.lastOf(execution, u);
    int latest = NONE;
    for (int v = 0; v < execution.threads(); v++) {
      if (v != u) {
        for (int n = events.count(v) - 1; n >= 0 && events.get(v, n) > latest; n--) {
          int i = events.get(v, n);
          if (conflicts(i, u)
              && Dependence.mayBeCoEnabled(execution.kind(i), next.kind(execution, u))
              && !order.orderedOrNone(execution, i, last)) {
            latest = i;
          }
        }
      }
    }
    return latest;
  }

  private int lastDependent(int u, int v) {
    for (int n = events.count(v) - 1; n >= 0; n--) {
      if (dependsOn(events.get(v, n), u)) {
        return events.get(v, n);
      }
    }
    return NONE;
  }

  public Execution execution() {
    return execution;
  }

  public Kind nextKind(int u) {
    return next.kind(execution, u);
  }

  /** Whether u's next operation depends on event i of another thread. */
  private boolean dependsOn(int i, int u) {
    if (next.kind(execution, u) == Kind.JOIN && isInLifeOf(next.argument(execution, u), i)) {
      return true;
    }
    if (execution.startedBy(u) == i) {
      return true;
    }
    return conflicts(i, u);
  }

  /** Whether event i starts a thread, which may have nothing to do, or is one of its own. */
  private boolean isInLifeOf(long thread, int i) {
    return execution.thread(i) == thread
        || (execution.kind(i) == Kind.START && execution.argument(i) == thread);
  }

  /** Whether u's next operation and event i touch the same object, and one may write it. */
  private boolean conflicts(int i, int u) {
    return DEPENDENCE.dependent(
        execution.object(i),
        execution.writes(i),
        next.object(execution, u),
        next.kind(execution, u).mayWrite());
  }

  /**
   * Definition 6.2: whether a later step comes between event i and u's next operation, so that
   * their order follows from other dependences.
   */
  public boolean isImplied(int state, int i, int u) {
    for (int j = i + 1; j < state; j++) {
      if (order.ordered(execution, i, j) && (execution.thread(j) == u || dependsOn(j, u))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Definition 6.5, E(S, i, u): threads that can move before event i and have to, for u's next
   * operation to come before it. What comes after event i cannot help, nor can its own thread.
   */
  public ThreadSet standIns(BacktrackPath path, int state, int i, int u) {
    alternatives.clear();
    if (execution.enabled(i, u) && !path.isAsleep(i, u)) {
      alternatives.add(u);
    }
    for (int j = i + 1; j < state; j++) {
      if ((j & SELDOM) == SELDOM && timeIsOver.getAsBoolean()) {
        break;
      }
      int v = execution.thread(j);
      if (execution.enabled(i, v)
          && !path.isAsleep(i, v)
          && !order.ordered(execution, i, j)
          && (v == u || dependsOn(j, u) || isImplied(state, j, u))) {
        alternatives.add(v);
      }
    }
    return alternatives;
  }

  /** The first event of the run of steps by one thread that event i belongs to. */
  public int startOfBlock(int i) {
    int j = i;
    while (j > 0 && execution.thread(j - 1) == execution.thread(i)) {
      j--;
    }
    return j;
  }

  /** The acquisition that a release belongs to, the latest on the same lock before it. */
  public int acquisitionOf(int release) {
    int object = execution.object(release);
    for (int i = release - 1; i >= 0; i--) {
      if (execution.object(i) == object
          && execution.thread(i) == execution.thread(release)
          && !execution.kind(i).isByHolder()) {
        return i;
      }
    }
    return NONE;
  }
}
