package jacquard.runtime.control.synchronisers;

import jacquard.hooks.ModelledCondition;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.Patience;
import jacquard.runtime.control.operations.PrivateLocks;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.Clock;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Roster;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A condition of a controlled lock. It wakes who came first, as the JDK's does. */
@SuppressWarnings({"WaitNotInLoop", "JavaUtilDate"}) // the loop and the interface are not ours
final class ControlledCondition implements ModelledCondition {
  private final Waiting waiting;
  private final PrivateLocks privateLocks;
  private final Sharing sharing;
  private final Locations locations;
  private final Roster roster;
  private final ReentrantLock lock;
  private final WaitSet waitSet = new WaitSet(false);

  ControlledCondition(
      Waiting waiting,
      PrivateLocks privateLocks,
      Sharing sharing,
      Locations locations,
      Roster roster,
      ReentrantLock lock) {
    this.waiting = waiting;
    this.privateLocks = privateLocks;
    this.sharing = sharing;
    this.locations = locations;
    this.roster = roster;
    this.lock = lock;
  }

  private int location() {
    return locations.of(sharing.nameForAll(lock), Locations.SYNCHRONISER);
  }

  /** Whether the current thread holds the lock, and nobody else knows it, so that nobody waits. */
  private boolean isHeldPrivately() {
    return sharing.isPrivate(lock) && privateLocks.holds(lock) > 0;
  }

  @Override
  public void await() throws InterruptedException {
    waiting.await(location(), waitSet, Patience.INTERRUPTIBLE, 0);
  }

  @Override
  public void awaitUninterruptibly() {
    try {
      waiting.await(location(), waitSet, Patience.ENDLESS, 0);
    } catch (InterruptedException e) {
      throw new IllegalStateException("an uninterruptible wait was interrupted", e);
    }
  }

  @Override
  public long awaitNanos(long nanos) throws InterruptedException {
    ControlledThread t = roster.current();
    long deadline = t.time + nanos;
    return waiting.await(location(), waitSet, Patience.timed(nanos), 0)
        ? Math.max(1, deadline - t.time)
        : 0;
  }

  @Override
  public boolean await(long time, TimeUnit unit) throws InterruptedException {
    return awaitNanos(unit.toNanos(time)) > 0;
  }

  @Override
  public boolean awaitUntil(Date deadline) throws InterruptedException {
    return awaitNanos(Clock.nanosUntil(roster.current(), deadline.getTime())) > 0;
  }

  @Override
  public void signal() {
    if (!isHeldPrivately()) {
      waiting.signal(location(), waitSet, false, 0);
    }
  }

  @Override
  public void signalAll() {
    if (!isHeldPrivately()) {
      waiting.signalAll(location(), waitSet, 0);
    }
  }

  @Override
  public List<Thread> waiting() {
    return isHeldPrivately() ? List.of() : waiting.waiting(location(), waitSet);
  }
}
