package jacquard.explore.race;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.core.ObjectState;

/**
 * Finds the races of an execution that can be reversed: pairs of an event and a later step that
 * could have come just before it.
 *
 * <ul>
 *   <li>Two accesses of one location race when nothing orders them but each other. A CAS that is
 *       moved to before another access may succeed instead of failing, or the other way round.
 *   <li>A step on a synchronisation object races with the latest event on it before which it was
 *       enabled. For a step that never blocks this is the event just before; for a blocking one it
 *       is the event that disabled it, such as the previous acquisition of the lock, not the
 *       release in between.
 *   <li>A step that is still blocked at the end races in the same way: its thread could have been
 *       the one that got through.
 *   <li>A data choice races with each of its own other alternatives.
 * </ul>
 */
public final class RaceFinder {
  private static final int NONE = -1;

  /** Told of each race. */
  public interface Reversal {
    /**
     * The step given by thread, choice and operation could have been taken before {@code event}.
     *
     * @param second the event that is this step; {@code event} itself where only its data choice
     *     differs, and the length of the execution where the step was still blocked at the end
     */
    void reverse(
        int event, int second, int thread, int choice, Kind kind, int object, boolean writes);
  }

  private final HappensBefore order;
  private final Reversal reversal;

  public RaceFinder(HappensBefore order, Reversal reversal) {
    this.order = order;
    this.reversal = reversal;
  }

  /** Reports all races of the execution. */
  public void find(Execution e) {
    find(e, 0);
  }

  /** Reports the races whose second step is {@code from} or later, or blocked at the end. */
  public void find(Execution e, int from) {
    for (int j = from; j < e.length(); j++) {
      Kind kind = e.kind(j);
      if (kind == Kind.TIMEOUT) {
        timeout(e, j);
      }
      if (e.object(j) != Dependence.NO_OBJECT) {
        int predecessor = order.predecessor(e, j);
        if (kind.isMemoryAccess()) {
          memory(e, j, kind, predecessor);
        } else {
          synchronisation(
              e,
              j,
              order.previousWrite(j),
              predecessor,
              e.thread(j),
              e.choice(j),
              kind,
              e.object(j),
              e.argument(j),
              e.floor(j));
        }
      }
      for (int c = 0; c < e.alternatives(j); c++) {
        if (c != e.choice(j)) {
          reversal.reverse(j, j, e.thread(j), c, kind, e.object(j), e.writes(j));
        }
      }
    }
    for (int t = 0; t < e.threads(); t++) {
      if (e.hasPending(t) && e.pendingKind(t).isSynchronisation() && !e.enabled(e.length(), t)) {
        synchronisation(
            e,
            e.length(),
            order.lastWrite(e.pendingObject(t)),
            order.lastOf(e, t),
            t,
            0,
            e.pendingKind(t),
            e.pendingObject(t),
            e.pendingArgument(t),
            e.pendingFloor(t));
      }
    }
  }

  /** What a thread waited for in vain races like a step that is still blocked at the end. */
  private void timeout(Execution e, int j) {
    Kind awaited = e.awaitedKind(j);
    int object = e.awaitedObject(j);
    int latest = j - 1;
    while (latest >= 0 && (e.object(latest) != object || !e.writes(latest))) {
      latest--;
    }
    if (awaited.isSynchronisation()) {
      synchronisation(
          e,
          j,
          latest,
          order.predecessor(e, j),
          e.thread(j),
          0,
          awaited,
          object,
          e.argument(j),
          e.floor(j));
    }
  }

  private void memory(Execution e, int j, Kind kind, int predecessor) {
    boolean readSince = false;
    if (e.writes(j)) {
      for (int r = order.previousRead(j); r != NONE; r = order.previousRead(r)) {
        readSince = true;
        if (!order.orderedOrNone(e, r, predecessor) && !isBeforeAnotherRead(e, r, j)) {
          memoryRace(e, r, j, kind);
        }
      }
    }
    int w = order.previousWrite(j);
    // A read since the last write comes between the two.
    if (w != NONE && !readSince && !order.orderedOrNone(e, w, predecessor)) {
      memoryRace(e, w, j, kind);
    }
  }

  private boolean isBeforeAnotherRead(Execution e, int r, int j) {
    for (int k = order.previousRead(j); k != r; k = order.previousRead(k)) {
      if (order.ordered(e, r, k)) {
        return true;
      }
    }
    return false;
  }

  private void memoryRace(Execution e, int i, int j, Kind kind) {
    boolean writes = kind == Kind.CAS ? e.before(i) == e.argument(j) : e.writes(j);
    reversal.reverse(i, j, e.thread(j), e.choice(j), kind, e.object(j), writes);
  }

  private void synchronisation(
      Execution e,
      int second,
      int latest,
      int predecessor,
      int thread,
      int choice,
      Kind kind,
      int object,
      long argument,
      int floor) {
    int i = latest;
    while (i > floor && !kind.isEnabledIn(e.before(i), argument)) {
      i = order.previousWrite(i);
    }
    if (i > floor && e.thread(i) != thread && !order.orderedOrNone(e, i, predecessor)) {
      int alternative = choice;
      if (kind == Kind.NOTIFY) { // there may have been fewer waiters to choose from
        alternative = Math.clamp(ObjectState.waiters(e.before(i)) - 1L, 0, choice);
      }
      reversal.reverse(i, second, thread, alternative, kind, object, true);
    }
  }
}
