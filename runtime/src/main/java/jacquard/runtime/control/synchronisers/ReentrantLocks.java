package jacquard.runtime.control.synchronisers;

import jacquard.core.Kind;
import jacquard.hooks.LockControl;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.Holds;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.operations.PrivateLocks;
import jacquard.runtime.control.operations.Sections;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.SyncStates;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * {@link ReentrantLock}, as one visible operation for each of its own, because a program cannot see
 * the difference: it lets any thread in that comes while it is free, so the order in which its
 * queue was entered cannot be seen. That is not so for a fair one: its own code runs.
 */
public final class ReentrantLocks implements LockControl {
  private final Operations operations;
  private final Sections sections;
  private final Monitors monitors;
  private final Holds holds;
  private final SyncStates states;
  private final Parkers parkers;
  private final PrivateLocks privateLocks;
  private final Sharing sharing;
  private final Locations locations;
  private final Roster roster;
  private final OwnCode ownCode;
  private final LockConditions conditions;

  public ReentrantLocks(
      Operations operations,
      Sections sections,
      Monitors monitors,
      Holds holds,
      SyncStates states,
      Parkers parkers,
      PrivateLocks privateLocks,
      Sharing sharing,
      Locations locations,
      Roster roster,
      OwnCode ownCode,
      LockConditions conditions) {
    this.operations = operations;
    this.sections = sections;
    this.monitors = monitors;
    this.holds = holds;
    this.states = states;
    this.parkers = parkers;
    this.privateLocks = privateLocks;
    this.sharing = sharing;
    this.locations = locations;
    this.roster = roster;
    this.ownCode = ownCode;
    this.conditions = conditions;
  }

  private int location(ReentrantLock lock) {
    ownCode.use();
    return locations.of(sharing.nameForAll(lock), Locations.SYNCHRONISER);
  }

  @Override
  public boolean models(ReentrantLock lock) {
    return !ownCode.runs() && !lock.isFair();
  }

  /** Who waits for a lock, and in which order, is known to its own code only. */
  @Override
  public void requireQueues() {
    ownCode.require();
  }

  /** Those who wait in it take permits, and look after interrupts, as their own code does. */
  @Override
  public void requireOwnCode() {
    ownCode.requireWhereUsed();
  }

  @Override
  public void lock(ReentrantLock lock) {
    if (sharing.isPrivate(lock)) {
      privateLocks.enter(lock);
    } else {
      monitors.enter(location(lock), 0);
    }
  }

  @Override
  public void lockInterruptibly(ReentrantLock lock) throws InterruptedException {
    parkers.checkInterrupt();
    if (sharing.isPrivate(lock)) {
      privateLocks.enter(lock);
    } else {
      monitors.enterInterruptibly(location(lock), 0);
    }
  }

  @Override
  public boolean tryLock(ReentrantLock lock) {
    if (sharing.isPrivate(lock)) {
      privateLocks.enter(lock);
      return true;
    }
    return monitors.tryEnter(location(lock), 0);
  }

  @Override
  public boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException {
    parkers.checkInterrupt();
    if (sharing.isPrivate(lock)) {
      privateLocks.enter(lock);
      return true;
    }
    return nanos <= 0
        ? monitors.tryEnter(location(lock), 0)
        : monitors.tryEnter(location(lock), nanos, 0);
  }

  @Override
  public void unlock(ReentrantLock lock) {
    if (sharing.isPrivate(lock)) {
      privateLocks.exit(lock);
    } else {
      monitors.exit(location(lock), 0);
    }
  }

  @Override
  public int holdCount(ReentrantLock lock) {
    return sharing.isPrivate(lock) ? privateLocks.holds(lock) : monitors.holdCount(location(lock));
  }

  @Override
  public @Nullable Thread owner(ReentrantLock lock) {
    if (sharing.isPrivate(lock)) {
      return privateLocks.holds(lock) > 0 ? roster.current().thread : null;
    }
    int location = location(lock);
    int holder;
    if (sections.absorbsLock(location, 0)) {
      holder = holds.holder(location);
    } else {
      operations.await(Kind.INSPECT, location, 0, 0);
      long state = states.get(location);
      holder = holds.holder(location);
      operations.happened(true, state, state);
    }
    return holder < 0 ? null : roster.numbered(holder).thread;
  }

  @Override
  public Condition newCondition(ReentrantLock lock) {
    return conditions.add(lock);
  }
}
