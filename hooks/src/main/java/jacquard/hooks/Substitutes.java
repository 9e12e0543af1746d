package jacquard.hooks;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.Inflater;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * What methods of the JDK do under control, instead of their own code. Each takes the arguments of
 * the method that it stands for, the receiver first, and is called only where {@link
 * Supervision#controlled} holds. What stands for a synchroniser is in a class of its own.
 */
@SuppressWarnings({"ReferenceEquality", "ThreadPriorityCheck"}) // the interface is not ours
public final class Substitutes {
  private Substitutes() {}

  // ---- Thread

  /** Instead of having a virtual thread keep its carrier, or no longer: a fiber has one. */
  public static void pin() {}

  public static void start0(Thread thread) {
    ThreadHooks.start(thread);
  }

  public static void join(Thread thread, long millis) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    ThreadHooks.join(thread, TimeUnit.MILLISECONDS.toNanos(millis));
  }

  public static void join(Thread thread, long millis, int nanos) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    if (nanos < 0 || nanos > 999_999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    long whole = TimeUnit.MILLISECONDS.toNanos(millis);
    ThreadHooks.join(thread, whole + Math.min(Long.MAX_VALUE - whole, nanos));
  }

  public static boolean join(Thread thread, Duration duration) throws InterruptedException {
    long nanos = TimeUnit.NANOSECONDS.convert(duration);
    Thread.State state = ThreadHooks.life(thread);
    if (state == Thread.State.NEW) {
      throw new IllegalThreadStateException("Thread not started");
    }
    return state == Thread.State.TERMINATED || (nanos > 0 && ThreadHooks.join(thread, nanos));
  }

  public static boolean isInterrupted(Thread thread) {
    return ThreadHooks.interrupted(thread, false);
  }

  public static boolean interrupted() {
    return ThreadHooks.interrupted(Thread.currentThread(), true);
  }

  public static void clearInterrupt(Thread thread) {
    ThreadHooks.interrupted(thread, true);
  }

  public static boolean getAndClearInterrupt(Thread thread) {
    return ThreadHooks.interrupted(thread, true);
  }

  // ---- properties of threads, which are seen and changed by the JDK's own code

  public static String getName(Thread thread) {
    ThreadHooks.property(thread, false);
    String name;
    Thread suspended = Supervision.suspend();
    try {
      name = thread.getName();
    } finally {
      Supervision.proceed(suspended);
    }
    ThreadHooks.seeName(name);
    return name;
  }

  public static long threadId(Thread thread) {
    long id = unseenThreadId(thread);
    ThreadHooks.seeId(id);
    return id;
  }

  /** Where the JDK tells threads apart, or begins somewhere, and does not show the number. */
  public static long unseenThreadId(Thread thread) {
    Thread suspended = Supervision.suspend();
    try {
      return thread.threadId();
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static void setName(Thread thread, String name) {
    ThreadHooks.property(thread, true);
    Thread suspended = Supervision.suspend();
    try {
      thread.setName(name);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static @Nullable ClassLoader getContextClassLoader(Thread thread) {
    ThreadHooks.property(thread, false);
    Thread suspended = Supervision.suspend();
    try {
      return thread.getContextClassLoader();
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static void setContextClassLoader(Thread thread, @Nullable ClassLoader loader) {
    ThreadHooks.property(thread, true);
    Thread suspended = Supervision.suspend();
    try {
      thread.setContextClassLoader(loader);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static int getPriority(Thread thread) {
    ThreadHooks.property(thread, false);
    Thread suspended = Supervision.suspend();
    try {
      return thread.getPriority();
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static void setPriority(Thread thread, int priority) {
    ThreadHooks.property(thread, true);
    Thread suspended = Supervision.suspend();
    try {
      thread.setPriority(priority);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static boolean isDaemon(Thread thread) {
    ThreadHooks.property(thread, false);
    Thread suspended = Supervision.suspend();
    try {
      return thread.isDaemon();
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /** The original has to know which threads are alive; whether it is virtual comes first. */
  public static void setDaemon(Thread thread, boolean on) {
    if ((on || !thread.isVirtual()) && ThreadHooks.alive(thread)) {
      throw new IllegalThreadStateException();
    }
    ThreadHooks.property(thread, true);
    Thread suspended = Supervision.suspend();
    try {
      thread.setDaemon(on);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static Thread.@Nullable UncaughtExceptionHandler getUncaughtExceptionHandler(
      Thread thread) {
    boolean isTerminated =
        thread != Thread.currentThread() && ThreadHooks.life(thread) == Thread.State.TERMINATED;
    ThreadHooks.property(thread, false);
    Thread suspended = Supervision.suspend();
    try {
      return isTerminated ? null : thread.getUncaughtExceptionHandler();
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static void setUncaughtExceptionHandler(
      Thread thread, Thread.@Nullable UncaughtExceptionHandler handler) {
    ThreadHooks.property(thread, true);
    EnvironmentHooks.publish(handler);
    Thread suspended = Supervision.suspend();
    try {
      thread.setUncaughtExceptionHandler(handler);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static Thread.@Nullable UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
    ThreadHooks.property(null, false);
    Thread suspended = Supervision.suspend();
    try {
      return Thread.getDefaultUncaughtExceptionHandler();
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static void setDefaultUncaughtExceptionHandler(
      Thread.@Nullable UncaughtExceptionHandler handler) {
    ThreadHooks.property(null, true);
    EnvironmentHooks.publish(handler);
    Thread suspended = Supervision.suspend();
    try {
      Thread.setDefaultUncaughtExceptionHandler(handler);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /** A thread that has ended is in no group. */
  public static @Nullable ThreadGroup getThreadGroup(Thread thread) {
    if (thread != Thread.currentThread() && ThreadHooks.life(thread) == Thread.State.TERMINATED) {
      return null;
    }
    Thread suspended = Supervision.suspend();
    try {
      return thread.getThreadGroup();
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static StackTraceElement[] getStackTrace(Thread thread) {
    if (thread != Thread.currentThread()) {
      EnvironmentHooks.uncontrolled("the stack trace of another thread");
      return new StackTraceElement[0];
    }
    Thread suspended = Supervision.suspend();
    try {
      return Frames.shown(new Exception().getStackTrace());
    } finally {
      Supervision.proceed(suspended);
    }
  }

  public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
    EnvironmentHooks.uncontrolled("the stack traces of all threads");
    return new HashMap<>();
  }

  /** A negative time and none at all are the same to the original. */
  public static void sleepNanos(long nanos) throws InterruptedException {
    ThreadHooks.sleep(Math.max(nanos, 0));
  }

  // ---- Unsafe

  public static void park(Unsafe unsafe, boolean isAbsolute, long time) {
    if (!isAbsolute) {
      if (time >= 0) {
        ThreadHooks.park(time);
      }
      return;
    }
    long millis = time - ChanceHooks.currentTimeMillis();
    ThreadHooks.park(millis <= 0 ? 1 : TimeUnit.MILLISECONDS.toNanos(millis));
  }

  /**
   * A worker of a fork-join pool waits for work. That it gives up after some idle time is nothing
   * that a program can see.
   */
  public static void parkIdly(Unsafe unsafe, boolean isAbsolute, long time) {
    ThreadHooks.park(0);
  }

  public static void unpark(Unsafe unsafe, @Nullable Object thread) {
    if (thread != null) {
      ThreadHooks.unpark((Thread) thread);
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
    Thread suspended = Supervision.suspend();
    try {
      return Frames.of(backtrace, depth);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  // ---- arrays

  /** Leaves all elements to be compared one by one. */
  public static int vectorizedMismatch(
      Object a, long aOffset, Object b, long bOffset, int length, int log2ArrayIndexScale) {
    return ~length;
  }

  // ---- what differs from run to run

  /** Instead of taking a seed from a counter of the whole JVM. */
  public static long seed(AtomicLong counter, long delta) {
    return ChanceHooks.seed();
  }

  /** Instead of taking a probe from a counter of the whole JVM. */
  public static int seed(AtomicInteger counter, int delta) {
    return (int) ChanceHooks.seed();
  }

  /** The number that spreads thread-locals over a table; which it is cannot be seen. */
  public static int threadLocalHash(AtomicInteger counter, int delta) {
    Thread suspended = Supervision.suspend();
    try {
      return counter.getAndAdd(delta);
    } finally {
      Supervision.proceed(suspended);
    }
  }

  /** What {@code Set.of} takes its iteration order from, in every JVM. */
  public static long salt() {
    return 1;
  }

  public static Instant currentInstant() {
    return Instant.ofEpochMilli(ChanceHooks.currentTimeMillis());
  }

  /** Instead of {@link Math#random}, whose generator lives as long as the JVM. */
  public static double random() {
    return (ChanceHooks.seed() >>> 11) * 0x1.0p-53;
  }

  /** Version and variant as of a random one. */
  public static UUID randomUUID() {
    long high = (ChanceHooks.seed() & ~0xf000L) | 0x4000L;
    long low = (ChanceHooks.seed() & 0x3fff_ffff_ffff_ffffL) | 0x8000_0000_0000_0000L;
    return new UUID(high, low);
  }

  public static void addShutdownHook(Runtime runtime, Thread hook) {
    ThreadHooks.addShutdownHook(hook);
  }

  public static boolean removeShutdownHook(Runtime runtime, Thread hook) {
    return ThreadHooks.removeShutdownHook(hook);
  }

  /** Instead of {@link ClassLoader#getSystemClassLoader}, which has loaded Jacquard. */
  public static ClassLoader systemClassLoader() {
    return EnvironmentHooks.systemClassLoader();
  }

  public static void exit(Runtime runtime, int status) {
    EnvironmentHooks.exit("System.exit", status);
  }

  public static void halt(Runtime runtime, int status) {
    EnvironmentHooks.exit("Runtime.halt", status);
  }

  /**
   * Instead of {@link Thread#onSpinWait} in classes that spin for a while before they park: only
   * others could change what they look at, and those run when the thread parks.
   */
  public static void spin() {}
}
