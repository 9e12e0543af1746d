package jacquard.hooks;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.AbstractQueuedSynchronizer.ConditionObject;
import java.util.concurrent.locks.ReentrantLock;
import java.util.zip.Inflater;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * What methods of the JDK do under control, instead of their own code. Each takes the arguments of
 * the method that it stands for, the receiver first, and is called only where {@link
 * Hooks#controlled} holds.
 */
@SuppressWarnings({
  "JavaUtilDate",
  "WaitNotInLoop",
  "ReferenceEquality",
  "ThreadPriorityCheck"
}) // the interface and the loops are not ours
public final class Substitutes {
  private Substitutes() {}

  // ---- Thread

  public static void start0(Thread thread) {
    Hooks.start(thread);
  }

  public static void join(Thread thread, long millis) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    Hooks.join(thread, TimeUnit.MILLISECONDS.toNanos(millis));
  }

  public static void join(Thread thread, long millis, int nanos) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    if (nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    long whole = TimeUnit.MILLISECONDS.toNanos(millis);
    Hooks.join(thread, whole + Math.min(Long.MAX_VALUE - whole, nanos));
  }

  public static boolean join(Thread thread, Duration duration) throws InterruptedException {
    long nanos = TimeUnit.NANOSECONDS.convert(duration);
    Thread.State state = Hooks.life(thread);
    if (state == Thread.State.NEW) {
      throw new IllegalThreadStateException("Thread not started");
    }
    return state == Thread.State.TERMINATED || (nanos > 0 && Hooks.join(thread, nanos));
  }

  public static boolean isInterrupted(Thread thread) {
    return Hooks.interrupted(thread, false);
  }

  public static boolean interrupted() {
    return Hooks.interrupted(Thread.currentThread(), true);
  }

  public static void clearInterrupt(Thread thread) {
    Hooks.interrupted(thread, true);
  }

  public static boolean getAndClearInterrupt(Thread thread) {
    return Hooks.interrupted(thread, true);
  }

  // ---- properties of threads, which are seen and changed by the JDK's own code

  public static String getName(Thread thread) {
    Hooks.property(thread, false);
    Thread suspended = Hooks.suspend();
    try {
      return thread.getName();
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static void setName(Thread thread, String name) {
    Hooks.property(thread, true);
    Thread suspended = Hooks.suspend();
    try {
      thread.setName(name);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static int getPriority(Thread thread) {
    Hooks.property(thread, false);
    Thread suspended = Hooks.suspend();
    try {
      return thread.getPriority();
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static void setPriority(Thread thread, int priority) {
    Hooks.property(thread, true);
    Thread suspended = Hooks.suspend();
    try {
      thread.setPriority(priority);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static Thread.@Nullable UncaughtExceptionHandler getUncaughtExceptionHandler(
      Thread thread) {
    boolean isTerminated = Hooks.life(thread) == Thread.State.TERMINATED;
    Hooks.property(thread, false);
    Thread suspended = Hooks.suspend();
    try {
      return isTerminated ? null : thread.getUncaughtExceptionHandler();
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static void setUncaughtExceptionHandler(
      Thread thread, Thread.@Nullable UncaughtExceptionHandler handler) {
    Hooks.property(thread, true);
    Hooks.publish(handler);
    Thread suspended = Hooks.suspend();
    try {
      thread.setUncaughtExceptionHandler(handler);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static Thread.@Nullable UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
    Hooks.property(null, false);
    Thread suspended = Hooks.suspend();
    try {
      return Thread.getDefaultUncaughtExceptionHandler();
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static void setDefaultUncaughtExceptionHandler(
      Thread.@Nullable UncaughtExceptionHandler handler) {
    Hooks.property(null, true);
    Hooks.publish(handler);
    Thread suspended = Hooks.suspend();
    try {
      Thread.setDefaultUncaughtExceptionHandler(handler);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  /** A thread that has ended is in no group. */
  public static @Nullable ThreadGroup getThreadGroup(Thread thread) {
    if (thread != Thread.currentThread() && Hooks.life(thread) == Thread.State.TERMINATED) {
      return null;
    }
    Thread suspended = Hooks.suspend();
    try {
      return thread.getThreadGroup();
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static StackTraceElement[] getStackTrace(Thread thread) {
    if (thread != Thread.currentThread()) {
      Hooks.uncontrolled("the stack trace of another thread");
      return new StackTraceElement[0];
    }
    Thread suspended = Hooks.suspend();
    try {
      return Frames.shown(new Exception().getStackTrace());
    } finally {
      Hooks.proceed(suspended);
    }
  }

  public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
    Hooks.uncontrolled("the stack traces of all threads");
    return new HashMap<>();
  }

  /** A negative time and none at all are the same to the original. */
  public static void sleepNanos(long nanos) throws InterruptedException {
    Hooks.sleep(Math.max(nanos, 0));
  }

  // ---- Unsafe

  public static void park(Unsafe unsafe, boolean isAbsolute, long time) {
    if (!isAbsolute) {
      if (time >= 0) {
        Hooks.park(time);
      }
      return;
    }
    long millis = time - Hooks.currentTimeMillis();
    Hooks.park(millis <= 0 ? 1 : TimeUnit.MILLISECONDS.toNanos(millis));
  }

  /**
   * A worker of a fork-join pool waits for work. That it gives up after some idle time is nothing
   * that a program can see.
   */
  public static void parkIdly(Unsafe unsafe, boolean isAbsolute, long time) {
    Hooks.park(0);
  }

  public static void unpark(Unsafe unsafe, @Nullable Object thread) {
    if (thread != null) {
      Hooks.unpark((Thread) thread);
    }
  }

  // ---- who runs

  /** Whoever runs under control has no carrier but itself, as far as the program can see. */
  public static Thread currentCarrierThread(Object access) {
    return Thread.currentThread();
  }

  /** Virtual threads are fibers like all others: no continuation of their own below them. */
  public static boolean continuationsAreSupported() {
    return false;
  }

  // ---- jars

  /** Instead of keeping it for the next one, who may be another thread. */
  public static void releaseInflater(Object resource, Inflater inflater) {
    inflater.end();
  }

  // ---- stack traces

  /** Instead of all frames: without those of the checker. */
  public static StackTraceElement[] frames(@Nullable Object backtrace, int depth) {
    Thread suspended = Hooks.suspend();
    try {
      return Frames.of(backtrace, depth);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  // ---- arrays

  /** Leaves all elements to be compared one by one. */
  public static int vectorizedMismatch(
      Object a, long aOffset, Object b, long bOffset, int length, int log2ArrayIndexScale) {
    return ~length;
  }

  // ---- ReentrantLock

  public static boolean tryLock(ReentrantLock lock, long time, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(time);
    if (nanos > 0) {
      return Hooks.tryLock(lock, nanos);
    }
    if (interrupted()) {
      throw new InterruptedException();
    }
    return Hooks.tryLock(lock);
  }

  public static boolean isLocked(ReentrantLock lock) {
    return Hooks.owner(lock) != null;
  }

  public static boolean isHeldByCurrentThread(ReentrantLock lock) {
    return Hooks.holdCount(lock) > 0;
  }

  public static String toString(ReentrantLock lock) {
    Thread owner = Hooks.owner(lock);
    return identity(lock)
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }

  /** As {@link Object#toString} has it. */
  private static String identity(Object o) {
    return o.getClass().getName() + "@" + Integer.toHexString(Hooks.hashCode(o));
  }

  public static boolean hasQueuedThreads(ReentrantLock lock) {
    Hooks.requireQueues();
    return lock.hasQueuedThreads();
  }

  public static boolean hasQueuedThread(ReentrantLock lock, Thread thread) {
    Hooks.requireQueues();
    return lock.hasQueuedThread(thread);
  }

  public static int getQueueLength(ReentrantLock lock) {
    Hooks.requireQueues();
    return lock.getQueueLength();
  }

  /** Called by subclasses of the lock's only. */
  public static Collection<Thread> getQueuedThreads(ReentrantLock lock) {
    Hooks.requireQueues();
    throw new IllegalStateException("this lock is not modelled");
  }

  // ---- conditions

  public static void await(ConditionObject condition) throws InterruptedException {
    Hooks.model(condition).await();
  }

  public static void awaitUninterruptibly(ConditionObject condition) {
    Hooks.model(condition).awaitUninterruptibly();
  }

  public static long awaitNanos(ConditionObject condition, long nanos) throws InterruptedException {
    return Hooks.model(condition).awaitNanos(nanos);
  }

  public static boolean await(ConditionObject condition, long time, TimeUnit unit)
      throws InterruptedException {
    return Hooks.model(condition).await(time, unit);
  }

  public static boolean awaitUntil(ConditionObject condition, Date deadline)
      throws InterruptedException {
    return Hooks.model(condition).awaitUntil(deadline);
  }

  public static void signal(ConditionObject condition) {
    Hooks.model(condition).signal();
  }

  public static void signalAll(ConditionObject condition) {
    Hooks.model(condition).signalAll();
  }

  public static boolean hasWaiters(ConditionObject condition) {
    return !Hooks.model(condition).waiting().isEmpty();
  }

  public static int getWaitQueueLength(ConditionObject condition) {
    return Hooks.model(condition).waiting().size();
  }

  public static Collection<Thread> getWaitingThreads(ConditionObject condition) {
    return new ArrayList<>(Hooks.model(condition).waiting().reversed());
  }

  // ---- CountDownLatch

  public static String toString(CountDownLatch latch) {
    return identity(latch) + "[Count = " + Hooks.count(latch) + "]";
  }

  public static void await(CountDownLatch latch) throws InterruptedException {
    Hooks.await(latch, 0L);
  }

  public static boolean await(CountDownLatch latch, long time, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(time);
    if (nanos > 0) {
      return Hooks.await(latch, nanos);
    }
    if (interrupted()) {
      throw new InterruptedException();
    }
    return Hooks.count(latch) == 0;
  }

  // ---- what differs from run to run

  /** Instead of taking a seed from a counter of the whole JVM. */
  public static long seed(AtomicLong counter, long delta) {
    return Hooks.seed();
  }

  /** Instead of taking a probe from a counter of the whole JVM. */
  public static int seed(AtomicInteger counter, int delta) {
    return (int) Hooks.seed();
  }

  /** The number that spreads thread-locals over a table; which it is cannot be seen. */
  public static int threadLocalHash(AtomicInteger counter, int delta) {
    Thread suspended = Hooks.suspend();
    try {
      return counter.getAndAdd(delta);
    } finally {
      Hooks.proceed(suspended);
    }
  }

  /** What {@code Set.of} takes its iteration order from, in every JVM. */
  public static long salt() {
    return 1;
  }

  public static Instant currentInstant() {
    return Instant.ofEpochMilli(Hooks.currentTimeMillis());
  }

  /** Instead of {@link Math#random}, whose generator lives as long as the JVM. */
  public static double random() {
    return (Hooks.seed() >>> 11) * 0x1.0p-53;
  }

  /** Version and variant as of a random one. */
  public static UUID randomUUID() {
    long high = (Hooks.seed() & ~0xf000L) | 0x4000L;
    long low = (Hooks.seed() & 0x3fff_ffff_ffff_ffffL) | 0x8000_0000_0000_0000L;
    return new UUID(high, low);
  }

  public static void addShutdownHook(Runtime runtime, Thread hook) {
    Hooks.addShutdownHook(hook);
  }

  public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    return Hooks.removeShutdownHook(hook);
  }

  public static void exit(Runtime runtime, int status) {
    Hooks.exit(status);
  }

  /**
   * Instead of {@link Thread#onSpinWait} in classes that spin for a while before they park: only
   * others could change what they look at, and those run when the thread parks.
   */
  public static void spin() {}
}
