package jacquard.runtime.control.synchronisers;

import jacquard.core.Kind;
import jacquard.hooks.LatchControl;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.operations.Patience;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.SyncStates;
import jacquard.runtime.control.schedule.Timing;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * {@link CountDownLatch}, as one visible operation for each of its own. The state of a latch is
 * what is left to count, below zero.
 */
public final class Latches implements LatchControl {
  private final Operations operations;
  private final Timing timing;
  private final Roster roster;
  private final SyncStates states;
  private final WaitSets sets;
  private final Parkers parkers;
  private final Sharing sharing;
  private final Locations locations;
  private final OwnCode ownCode;

  public Latches(
      Operations operations,
      Timing timing,
      Roster roster,
      SyncStates states,
      WaitSets sets,
      Parkers parkers,
      Sharing sharing,
      Locations locations,
      OwnCode ownCode) {
    this.operations = operations;
    this.timing = timing;
    this.roster = roster;
    this.states = states;
    this.sets = sets;
    this.parkers = parkers;
    this.sharing = sharing;
    this.locations = locations;
    this.ownCode = ownCode;
  }

  @Override
  public boolean areModelled() {
    return !ownCode.runs();
  }

  private int latch(CountDownLatch latch) {
    ownCode.use();
    int location = locations.of(sharing.nameForAll(latch), Locations.SYNCHRONISER);
    if (!states.isKnown(location)) {
      states.set(location, -latch.getCount());
    }
    return location;
  }

  @Override
  public void countDown(CountDownLatch latch) {
    int location = latch(latch);
    operations.await(Kind.GIVE_PERMITS, location, 1, 0);
    long before = states.get(location);
    states.set(location, Math.min(0, before + 1));
    List<ControlledThread> woken = List.of();
    if (parkers.hasInterrupts() && states.get(location) == 0) {
      List<ControlledThread> waiters = sets.of(location).waiters;
      woken = List.copyOf(waiters);
      waiters.clear();
    }
    operations.happened(true, before, states.get(location));
    for (ControlledThread t : woken) {
      parkers.signal(t, 0);
    }
  }

  @Override
  public boolean await(CountDownLatch latch, long nanos) throws InterruptedException {
    int location = latch(latch);
    if (parkers.hasInterrupts()) {
      return awaitInterruptibly(
          location, nanos == 0 ? Patience.INTERRUPTIBLE : Patience.timed(nanos));
    }
    if (nanos == 0) {
      operations.await(Kind.TAKE_PERMITS, location, 0, 0);
    } else {
      operations.awaitFor(nanos, Kind.TAKE_PERMITS, Kind.INSPECT, location, 0, 0);
    }
    long state = states.get(location);
    operations.happened(true, state, state);
    if (state < 0) {
      timing.timedOut(nanos);
    }
    return state >= 0;
  }

  /** Once there are interrupts, who waits does so at its own parker. */
  private boolean awaitInterruptibly(int location, Patience patience) throws InterruptedException {
    parkers.checkInterrupt();
    List<ControlledThread> waiters = sets.of(location).waiters;
    ControlledThread t = roster.current();
    operations.await(Kind.INSPECT, location, 0, 0);
    boolean isOpen = states.get(location) >= 0;
    if (!isOpen) {
      waiters.add(t);
    }
    operations.happened(true, states.get(location), states.get(location));
    if (isOpen) {
      return true;
    }
    Parkers.Woken woken = parkers.awaitSignal(patience, 0);
    if (woken == Parkers.Woken.SIGNALLED) {
      return true;
    }
    operations.await(Kind.INSPECT, location, 0, 0);
    boolean isSignalled = !waiters.remove(t);
    operations.happened(true, states.get(location), states.get(location));
    if (isSignalled) {
      parkers.takeSignal(0);
    }
    if (woken == Parkers.Woken.INTERRUPTED) {
      throw new InterruptedException();
    }
    return isSignalled;
  }

  @Override
  public long count(CountDownLatch latch) {
    int location = latch(latch);
    operations.await(Kind.INSPECT, location, 0, 0);
    long state = states.get(location);
    operations.happened(true, state, state);
    return -state;
  }
}
