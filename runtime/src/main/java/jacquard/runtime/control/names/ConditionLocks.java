package jacquard.runtime.control.names;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The locks of conditions. Whoever knows a condition can do something to its lock, even if only in
 * vain; yet the fields of a condition lead to the inner part of the lock only, not to the lock.
 */
final class ConditionLocks {
  private final IdentityTable numbers = new IdentityTable();

  /** The locks, by the numbers of their conditions from 1 on. */
  private final List<ReentrantLock> locks = new ArrayList<>();

  /** Those whose conditions were shared, until they are taken. */
  private final Deque<ReentrantLock> found = new ArrayDeque<>();

  void clear() {
    numbers.clear();
    locks.clear();
    found.clear();
  }

  void add(ConditionObject condition, ReentrantLock lock) {
    locks.add(lock);
    numbers.put(condition, locks.size());
  }

  /** An object was shared. */
  void find(Object o) {
    if (o instanceof ConditionObject condition) {
      int number = numbers.get(condition);
      if (number != IdentityTable.ABSENT) {
        found.add(locks.get(number - 1));
      }
    }
  }

  /** The lock of a condition that was shared; null if there is none left. */
  @Nullable ReentrantLock takeFound() {
    return found.poll();
  }
}
