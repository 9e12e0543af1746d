package jacquard.hooks;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Locks that are one visible operation each. */
public interface LockControl {
  /** Whether this lock is under control; if not, its own code runs, every step of it visible. */
  boolean models(ReentrantLock lock);

  void lock(ReentrantLock lock);

  void lockInterruptibly(ReentrantLock lock) throws InterruptedException;

  boolean tryLock(ReentrantLock lock);

  boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException;

  void unlock(ReentrantLock lock);

  int holdCount(ReentrantLock lock);

  @Nullable Thread owner(ReentrantLock lock);

  Condition newCondition(ReentrantLock lock);

  /** Goes on only if the locks' own code runs, which knows who waits for them in which order. */
  void requireQueues();

  /** The same where there are locks or latches that threads share, and how they wait matters. */
  void requireOwnCode();
}
