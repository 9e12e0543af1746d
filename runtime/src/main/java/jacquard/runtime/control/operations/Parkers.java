package jacquard.runtime.control.operations;

import jacquard.core.Kind;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.SyncStates;
import jacquard.runtime.control.schedule.Timing;
import jacquard.runtime.control.schedule.VisibleOnDemand;

/**
 * What each thread blocks on when only it is concerned: its permit, its interrupt status, and
 * signals to it while it waits. All three are one object, so that all that can wake a thread is
 * ordered.
 */
public final class Parkers {
  private static final int PERMIT = 1;
  private static final int INTERRUPTED = 2;
  private static final int SIGNALLED = 4;

  private final Operations operations;
  private final Timing timing;
  private final Roster roster;
  private final Ending ending;
  private final SyncStates states;
  private final Locations locations;
  private final VisibleOnDemand interrupts = new VisibleOnDemand("interrupts");

  public Parkers(
      Operations operations,
      Timing timing,
      Roster roster,
      Ending ending,
      SyncStates states,
      Locations locations) {
    this.operations = operations;
    this.timing = timing;
    this.roster = roster;
    this.ending = ending;
    this.states = states;
    this.locations = locations;
  }

  private int of(ControlledThread t) {
    return locations.of(t.number, Locations.PARKER);
  }

  /** Performs an operation on a parker, which sets and clears some of its bits. */
  private long step(Kind kind, ControlledThread owner, int mask, int set, int clear, int site) {
    int parker = of(owner);
    operations.await(kind, parker, mask, site);
    long before = states.get(parker);
    long after = (before & ~clear) | set;
    states.set(parker, after);
    operations.happened(true, before, after);
    return before;
  }

  // ---- permits

  public void park(long nanos) {
    ControlledThread t = roster.current();
    if (nanos == 0 && timing.mayWakeSpuriously(t)) {
      long before = step(Kind.TRY_ACQUIRE, t, 0, 0, PERMIT, 0);
      if ((before & (PERMIT | INTERRUPTED)) == 0) {
        t.spuriousWakeUps++;
      }
      return;
    }
    if (nanos == 0) {
      step(Kind.PARK, t, PERMIT | INTERRUPTED, 0, PERMIT, 0);
      return;
    }
    int parker = of(t);
    operations.awaitFor(nanos, Kind.PARK, Kind.TRY_ACQUIRE, parker, PERMIT | INTERRUPTED, 0);
    long before = states.get(parker);
    states.set(parker, before & ~PERMIT);
    operations.happened(true, before, before & ~PERMIT);
    if ((before & (PERMIT | INTERRUPTED)) == 0) {
      timing.timedOut(nanos);
    }
  }

  public void unpark(ControlledThread target) {
    step(Kind.UNPARK, target, 0, PERMIT, 0, 0);
  }

  // ---- interrupts; until the first one, nobody can be interrupted and nothing is visible

  public boolean hasInterrupts() {
    return interrupts.isMade();
  }

  public void requireInterrupts() {
    ending.require(interrupts);
  }

  /** Interrupts a thread as a part of its start. */
  public void interruptAtOnce(ControlledThread target) {
    states.set(of(target), INTERRUPTED | PERMIT);
  }

  public void interrupt(ControlledThread target) {
    requireInterrupts();
    step(Kind.INTERRUPT, target, 0, INTERRUPTED | PERMIT, 0, 0); // HotSpot's interrupt unparks, too
  }

  public boolean isInterrupted(ControlledThread target, boolean clear) {
    return hasInterrupts()
        && (step(Kind.INSPECT, target, 0, 0, clear ? INTERRUPTED : 0, 0) & INTERRUPTED) != 0;
  }

  public void checkInterrupt() throws InterruptedException {
    if (isInterrupted(roster.current(), true)) {
      throw new InterruptedException();
    }
  }

  // ---- sleep

  public void sleep(long nanos) throws InterruptedException {
    checkInterrupt();
    if (hasInterrupts() && nanos > 0) {
      if (await(INTERRUPTED, Patience.timed(nanos), 0) == Woken.INTERRUPTED) {
        throw new InterruptedException();
      }
      return;
    }
    ControlledThread t = roster.current();
    if (timing.mayTimeOutEarly(t, nanos)) {
      t.isTimed = nanos > 0;
      operations.stepWithoutObject(Kind.YIELD, 1);
      timing.timedOut(nanos);
    } else {
      timing.setDeadline(t, nanos, Kind.INSPECT);
      operations.await(Kind.PARK, of(t), INTERRUPTED, 0);
      long state = states.get(of(t));
      operations.happened(false, state, state);
    }
  }

  // ---- signals to a thread that waits

  /** Why a thread goes on that has waited. */
  public enum Woken {
    SIGNALLED,
    INTERRUPTED,
    TIMED_OUT
  }

  /** Waits for a signal or whatever else ends the patience; a signal comes before an interrupt. */
  public Woken awaitSignal(Patience patience, int site) {
    return await(SIGNALLED | (patience.interruptible() ? INTERRUPTED : 0), patience, site);
  }

  private Woken await(int mask, Patience patience, int site) {
    int parker = of(roster.current());
    if (patience.timed()) {
      operations.awaitFor(patience.nanos(), Kind.PARK, Kind.INSPECT, parker, mask, site);
    } else {
      operations.await(Kind.PARK, parker, mask, site);
    }
    long before = states.get(parker);
    long seen = before & mask;
    long taken = (seen & SIGNALLED) != 0 ? SIGNALLED : seen & INTERRUPTED;
    states.set(parker, before & ~taken);
    operations.happened(true, before, before & ~taken);
    if (taken == 0) {
      timing.timedOut(patience.nanos());
      return Woken.TIMED_OUT;
    }
    return taken == SIGNALLED ? Woken.SIGNALLED : Woken.INTERRUPTED;
  }

  /** Takes the signal that was sent to a thread which has gone on for another reason. */
  public void takeSignal(int site) {
    await(SIGNALLED, Patience.ENDLESS, site);
  }

  public void signal(ControlledThread target, int site) {
    step(Kind.UNPARK, target, 0, SIGNALLED, 0, site);
  }

  /**
   * Takes a signal that came after all, and gives an interrupt back that it took precedence over.
   */
  public void dropSignal(boolean interruptAgain) {
    step(Kind.INSPECT, roster.current(), 0, interruptAgain ? INTERRUPTED : 0, SIGNALLED, 0);
  }
}
