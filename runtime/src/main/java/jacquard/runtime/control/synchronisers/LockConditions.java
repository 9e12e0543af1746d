package jacquard.runtime.control.synchronisers;

import jacquard.hooks.ConditionControl;
import jacquard.hooks.Memory;
import jacquard.runtime.control.names.IdentityTable;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.PrivateLocks;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The conditions of the {@link ReentrantLocks}, in one execution. */
public final class LockConditions implements ConditionControl {
  private static final long LOCK_OF_CONDITION = Memory.offset(ConditionObject.class, "this$0");

  private final Waiting waiting;
  private final PrivateLocks privateLocks;
  private final Sharing sharing;
  private final Locations locations;
  private final Roster roster;
  private final Ending ending;
  private final VisibleOnDemand queues = new VisibleOnDemand("the queues of locks");

  /** The conditions, and their numbers from 1 on. */
  private final List<ControlledCondition> conditions = new ArrayList<>();

  private final IdentityTable numbers = new IdentityTable();

  public LockConditions(
      Waiting waiting,
      PrivateLocks privateLocks,
      Sharing sharing,
      Locations locations,
      Roster roster,
      Ending ending) {
    this.waiting = waiting;
    this.privateLocks = privateLocks;
    this.sharing = sharing;
    this.locations = locations;
    this.roster = roster;
    this.ending = ending;
  }

  public void begin() {
    conditions.clear();
    numbers.clear();
  }

  /** Whether there was a lock or a latch that threads share, in any execution. */
  private boolean used;

  void use() {
    used = true;
  }

  /** Goes on only if locks and latches run their own code, where there are any. */
  void requireOwnCode() {
    if (used) {
      ending.require(queues);
    }
  }

  /** Made when somebody wants to know who waits, or how: then the locks' own code runs. */
  VisibleOnDemand queues() {
    return queues;
  }

  public Condition add(ReentrantLock lock) {
    Condition condition = lock.newCondition(); // the lock's own, as other methods of it expect
    if (condition instanceof ConditionObject object) {
      sharing.addCondition(object, lock);
    }
    conditions.add(
        new ControlledCondition(waiting, privateLocks, sharing, locations, roster, lock));
    numbers.put(condition, conditions.size());
    return condition;
  }

  @Override
  public @Nullable ControlledCondition model(ConditionObject condition) {
    int number = numbers.get(condition);
    if (number != IdentityTable.ABSENT) {
      return conditions.get(number - 1);
    }
    if (!queues.isMade() && isOfModelledLock(condition)) {
      ending.require(queues); // it was read from a stream: nobody knows which lock it belongs to
    }
    return null;
  }

  private static boolean isOfModelledLock(ConditionObject condition) {
    Object lock = Memory.getReference(condition, LOCK_OF_CONDITION);
    return lock != null
        && lock.getClass().getSimpleName().equals("NonfairSync")
        && lock.getClass().getNestHost() == ReentrantLock.class;
  }
}
