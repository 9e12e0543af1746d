package jacquard.runtime.control.synchronisers;

import jacquard.hooks.ConditionControl;
import jacquard.hooks.Memory;
import jacquard.runtime.control.names.IdentityTable;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.PrivateLocks;
import jacquard.runtime.control.operations.Sharing;
import jacquard.runtime.control.schedule.Roster;
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
  private final OwnCode ownCode;

  /** The conditions, and their numbers from 1 on. */
  private final List<ControlledCondition> conditions = new ArrayList<>();

  private final IdentityTable numbers = new IdentityTable();

  public LockConditions(
      Waiting waiting,
      PrivateLocks privateLocks,
      Sharing sharing,
      Locations locations,
      Roster roster,
      OwnCode ownCode) {
    this.waiting = waiting;
    this.privateLocks = privateLocks;
    this.sharing = sharing;
    this.locations = locations;
    this.roster = roster;
    this.ownCode = ownCode;
  }

  public void begin() {
    conditions.clear();
    numbers.clear();
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
    if (!ownCode.runs() && isOfModelledLock(condition)) {
      ownCode.require(); // it was read from a stream: nobody knows which lock it belongs to
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
