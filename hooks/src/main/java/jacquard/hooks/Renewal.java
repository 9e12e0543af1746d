package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Gives every execution its own copy of the static state of the JDK that programs work with: the
 * common pool, the handler of uncaught exceptions, and the numbers in the names of pools and timers
 * and in the order of scheduled tasks.
 */
public final class Renewal {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandle NEW_POOL = newPool();
  private static final Static COMMON_POOL = new Static(ForkJoinPool.class, "common");
  private static final Static ASYNC_POOL = new Static(CompletableFuture.class, "ASYNC_POOL");
  private static final Static POOL_IDS = new Static(ForkJoinPool.class, "poolIds");
  private static final Static POOL_NUMBER =
      new Static(nested(Executors.class, "DefaultThreadFactory"), "poolNumber");
  private static final Static TIMER_NUMBER = new Static(Timer.class, "nextSerialNumber");
  private static final Static SEQUENCER =
      new Static(ScheduledThreadPoolExecutor.class, "sequencer");

  private Renewal() {}

  /** Whether anybody has used a fork-join pool, so that there is a common one. */
  public static boolean hasCommonPool() {
    return COMMON_POOL.isInitialised();
  }

  /** The common pool of the next execution; null if there is none yet. */
  public static @Nullable Object renew() {
    Thread.setDefaultUncaughtExceptionHandler(null);
    renewNumbers();
    if (!hasCommonPool()) {
      return null;
    }
    Object pool;
    try {
      pool = (ForkJoinPool) NEW_POOL.invokeExact((byte) 0);
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
    Memory.put(POOL_IDS.declaring, POOL_IDS.offset, 'I', 0);
    COMMON_POOL.set(pool);
    if (ASYNC_POOL.isInitialised()) {
      ASYNC_POOL.set(pool);
    }
    return pool;
  }

  private static void renewNumbers() {
    if (POOL_NUMBER.get() instanceof AtomicInteger next) {
      next.setPlain(1);
    }
    if (TIMER_NUMBER.get() instanceof AtomicInteger next) {
      next.setPlain(0);
    }
    if (SEQUENCER.get() instanceof AtomicLong next) {
      next.setPlain(0);
    }
  }

  /** A static field of a class that may not be initialised yet, and is not by looking at it. */
  private static final class Static {
    final Class<?> declaring;
    final long offset;

    Static(Class<?> declaring, String name) {
      this.declaring = declaring;
      try {
        offset = UNSAFE.staticFieldOffset(declaring.getDeclaredField(name));
      } catch (NoSuchFieldException e) {
        throw new LinkageError("this JDK has no " + declaring.getName() + "." + name, e);
      }
    }

    boolean isInitialised() {
      return !UNSAFE.shouldBeInitialized(declaring);
    }

    @Nullable Object get() {
      return isInitialised() ? Memory.getReference(declaring, offset) : null;
    }

    void set(Object value) {
      Memory.putReference(declaring, offset, value);
    }
  }

  private static Class<?> nested(Class<?> outer, String name) {
    for (Class<?> c : outer.getDeclaredClasses()) {
      if (c.getSimpleName().equals(name)) {
        return c;
      }
    }
    throw new LinkageError("this JDK has no " + outer.getName() + "." + name);
  }

  private static MethodHandle newPool() {
    try {
      return MethodHandles.privateLookupIn(ForkJoinPool.class, MethodHandles.lookup())
          .findConstructor(ForkJoinPool.class, MethodType.methodType(void.class, byte.class));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JDK makes its common pool in another way", e);
    }
  }
}
