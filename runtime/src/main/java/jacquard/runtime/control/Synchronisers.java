package jacquard.runtime.control;

import jacquard.core.Kind;
import jacquard.hooks.Memory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Synchronisers of the JDK that are one visible operation each, instead of the many steps of their
 * own code, because a program cannot see the difference.
 *
 * <p>A {@code ReentrantLock} lets any thread in that comes while it is free, so the order in which
 * its queue was entered cannot be seen. That is not so for a fair one: its own code runs.
 */
final class Synchronisers {
  private static final long LOCK_OF_CONDITION = Memory.offset(ConditionObject.class, "this$0");

  private final Supervisor supervisor;
  private final Scheduler scheduler;
  private final Monitors monitors;
  private final SyncStates states;
  private final Parkers parkers;

  private final Promotion queues = new Promotion("the queues of locks");

  /** The conditions of modelled locks in this execution, and their numbers from 1 on. */
  private final List<ControlledCondition> conditions = new ArrayList<>();

  private final IdentityTable numbers = new IdentityTable();

  Synchronisers(Supervisor supervisor) {
    this.supervisor = supervisor;
    scheduler = supervisor.scheduler;
    monitors = supervisor.monitors;
    states = supervisor.states;
    parkers = supervisor.parkers;
  }

  void begin() {
    conditions.clear();
    numbers.clear();
  }

  /** The location of a synchroniser, which others can find from now on. */
  int location(Object synchroniser) {
    return supervisor.locations.of(supervisor.nameForAll(synchroniser), Locations.SYNCHRONISER);
  }

  // ---- ReentrantLock

  boolean models(ReentrantLock lock) {
    return !queues.isMade() && !lock.isFair();
  }

  /** Who waits for a lock, and in which order, is known to its own code only. */
  void requireQueues() {
    scheduler.require(queues);
  }

  void lock(ReentrantLock lock) {
    monitors.enter(location(lock), true, 0);
  }

  void lockInterruptibly(ReentrantLock lock) throws InterruptedException {
    monitors.enterInterruptibly(location(lock), 0);
  }

  boolean tryLock(ReentrantLock lock) {
    return monitors.tryEnter(location(lock), 0);
  }

  boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException {
    return nanos <= 0 ? tryLock(lock) : monitors.tryEnter(location(lock), nanos, 0);
  }

  void unlock(ReentrantLock lock) {
    monitors.exit(location(lock), true, 0);
  }

  int holdCount(ReentrantLock lock) {
    return monitors.holdCount(location(lock));
  }

  @Nullable Thread owner(ReentrantLock lock) {
    int location = location(lock);
    if (supervisor.sections.absorbsLock(location, 0)) {
      int holder = monitors.holder(location);
      return holder < 0 ? null : scheduler.numbered(holder).thread;
    }
    scheduler.await(Kind.INSPECT, location, 0, 0);
    long state = states.get(location);
    int holder = monitors.holder(location);
    scheduler.happened(true, state, state);
    return holder < 0 ? null : scheduler.numbered(holder).thread;
  }

  Condition newCondition(ReentrantLock lock) {
    Condition condition = lock.newCondition(); // the lock's own, as other methods of it expect
    conditions.add(new ControlledCondition(supervisor, lock));
    numbers.put(condition, conditions.size());
    return condition;
  }

  @Nullable ControlledCondition model(ConditionObject condition) {
    int number = numbers.get(condition);
    if (number != IdentityTable.ABSENT) {
      return conditions.get(number - 1);
    }
    if (!queues.isMade() && isOfModelledLock(condition)) {
      requireQueues(); // it was read from a stream: nobody knows which lock it belongs to
    }
    return null;
  }

  private static boolean isOfModelledLock(ConditionObject condition) {
    Object lock = Memory.getReference(condition, LOCK_OF_CONDITION);
    return lock != null
        && lock.getClass().getSimpleName().equals("NonfairSync")
        && lock.getClass().getNestHost() == ReentrantLock.class;
  }

  // ---- CountDownLatch: its state is what is left to count, below zero

  private int latch(CountDownLatch latch) {
    int location = location(latch);
    if (!states.isKnown(location)) {
      states.set(location, -latch.getCount());
    }
    return location;
  }

  void countDown(CountDownLatch latch) {
    int location = latch(latch);
    scheduler.await(Kind.GIVE_PERMITS, location, 1, 0);
    long before = states.get(location);
    states.set(location, Math.min(0, before + 1));
    List<ControlledThread> woken = List.of();
    if (parkers.hasInterrupts() && states.get(location) == 0) {
      List<ControlledThread> waiters = monitors.waitSet(location).waiters;
      woken = List.copyOf(waiters);
      waiters.clear();
    }
    scheduler.happened(true, before, states.get(location));
    for (ControlledThread t : woken) {
      parkers.signal(t, 0);
    }
  }

  /** Waits for at most that long; 0 for no limit. */
  boolean await(CountDownLatch latch, long nanos) throws InterruptedException {
    int location = latch(latch);
    if (parkers.hasInterrupts()) {
      return awaitInterruptibly(
          location, nanos == 0 ? Patience.INTERRUPTIBLE : Patience.timed(nanos));
    }
    if (nanos == 0) {
      scheduler.await(Kind.TAKE_PERMITS, location, 0, 0);
    } else {
      scheduler.awaitFor(nanos, Kind.TAKE_PERMITS, Kind.INSPECT, location, 0, 0);
    }
    long state = states.get(location);
    scheduler.happened(true, state, state);
    if (state < 0) {
      scheduler.timedOut(nanos);
    }
    return state >= 0;
  }

  /** Once there are interrupts, who waits does so at its own parker. */
  private boolean awaitInterruptibly(int location, Patience patience) throws InterruptedException {
    parkers.checkInterrupt();
    List<ControlledThread> waiters = monitors.waitSet(location).waiters;
    ControlledThread t = scheduler.current();
    scheduler.await(Kind.INSPECT, location, 0, 0);
    boolean isOpen = states.get(location) >= 0;
    if (!isOpen) {
      waiters.add(t);
    }
    scheduler.happened(true, states.get(location), states.get(location));
    if (isOpen) {
      return true;
    }
    Parkers.Woken woken = parkers.awaitSignal(patience, 0);
    if (woken == Parkers.Woken.SIGNALLED) {
      return true;
    }
    scheduler.await(Kind.INSPECT, location, 0, 0);
    boolean isSignalled = !waiters.remove(t);
    scheduler.happened(true, states.get(location), states.get(location));
    if (isSignalled) {
      parkers.takeSignal(0);
    }
    if (woken == Parkers.Woken.INTERRUPTED) {
      throw new InterruptedException();
    }
    return isSignalled;
  }

  long count(CountDownLatch latch) {
    int location = latch(latch);
    scheduler.await(Kind.INSPECT, location, 0, 0);
    long state = states.get(location);
    scheduler.happened(true, state, state);
    return -state;
  }
}
