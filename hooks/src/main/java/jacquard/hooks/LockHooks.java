package jacquard.hooks;

import java.util.Collection;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** {@link ReentrantLock}. Each but {@link #models} is called only where that holds. */
public final class LockHooks {
  private static @Nullable LockControl control;

  private LockHooks() {}

  static void install(@Nullable LockControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static LockControl control() {
    return control;
  }

  public static boolean models(ReentrantLock lock) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().models(lock);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return false;
  }

  public static void lock(ReentrantLock lock) {
    Thread caller = Supervision.takeOver();
    try {
      control().lock(lock);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void lockInterruptibly(ReentrantLock lock) throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      control().lockInterruptibly(lock);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean tryLock(ReentrantLock lock) {
    Thread caller = Supervision.takeOver();
    try {
      return control().tryLock(lock);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean tryLock(ReentrantLock lock, long nanos) throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      return control().tryLock(lock, nanos);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void unlock(ReentrantLock lock) {
    Thread caller = Supervision.takeOver();
    try {
      control().unlock(lock);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static int holdCount(ReentrantLock lock) {
    Thread caller = Supervision.takeOver();
    try {
      return control().holdCount(lock);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static @Nullable Thread owner(ReentrantLock lock) {
    Thread caller = Supervision.takeOver();
    try {
      return control().owner(lock);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static Condition newCondition(ReentrantLock lock) {
    Thread caller = Supervision.takeOver();
    try {
      return control().newCondition(lock);
    } finally {
      Supervision.handBack(caller);
    }
  }

  /** Before the program looks at what waiting for a lock changes in a thread. */
  static void requireOwnCode() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().requireOwnCode();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  private static void requireQueues() {
    Thread caller = Supervision.takeOver();
    try {
      control().requireQueues();
    } finally {
      Supervision.handBack(caller);
    }
  }

  // ---- what asks for more than one of these, or in another unit

  public static boolean tryLock(ReentrantLock lock, long time, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(time);
    if (nanos > 0) {
      return tryLock(lock, nanos);
    }
    if (Substitutes.interrupted()) {
      throw new InterruptedException();
    }
    return tryLock(lock);
  }

  public static boolean isLocked(ReentrantLock lock) {
    return owner(lock) != null;
  }

  public static boolean isHeldByCurrentThread(ReentrantLock lock) {
    return holdCount(lock) > 0;
  }

  /** Whose it is, the lock says a moment after it is locked. */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  public static @Nullable Thread getOwner(ReentrantLock lock) {
    Thread owner = owner(lock);
    if (owner != null && owner != Thread.currentThread()) {
      requireQueues();
    }
    return owner;
  }

  public static String toString(ReentrantLock lock) {
    Thread owner = getOwner(lock);
    return ChanceHooks.identity(lock)
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }

  public static boolean hasQueuedThreads(ReentrantLock lock) {
    requireQueues();
    return lock.hasQueuedThreads();
  }

  public static boolean hasQueuedThread(ReentrantLock lock, Thread thread) {
    requireQueues();
    return lock.hasQueuedThread(thread);
  }

  public static int getQueueLength(ReentrantLock lock) {
    requireQueues();
    return lock.getQueueLength();
  }

  /** Called by subclasses of the lock's only. */
  public static Collection<Thread> getQueuedThreads(ReentrantLock lock) {
    requireQueues();
    throw new IllegalStateException("this lock is not modelled");
  }
}
