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
 * common pool, and the numbers in the names of pools.
 */
public final class Renewal {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandle NEW_POOL = newPool();
  private static final Static COMMON_POOL = new Static(ForkJoinPool.class, "common");
  private static final Static ASYNC_POOL = new Static(CompletableFuture.class, "ASYNC_POOL");
  private static final Static POOL_IDS = new Static(ForkJoinPool.class, "poolIds");
  private static final Static POOL_NUMBER =
      new Static(Nested.in(Executors.class, "DefaultThreadFactory"), "poolNumber");
  private static final Static TIMER_NUMBER = new Static(Timer.class, "nextSerialNumber");
  private static final Static SEQUENCER =
      new Static(ScheduledThreadPoolExecutor.class, "sequencer");

  private Renewal() {}

  /** Whether anybody has used a fork-join pool, so that there is a common one. */
  public static boolean hasCommonPool() {
    return COMMON_POOL.isInUse();
  }

  /** The common pool of the next execution; null if there is none yet. */
  public static @Nullable Object renew() {
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
    Memory.putReference(COMMON_POOL.type, COMMON_POOL.offset, pool);
    if (ASYNC_POOL.isInUse()) {
      Memory.putReference(ASYNC_POOL.type, ASYNC_POOL.offset, pool);
    }
    return pool;
  }

  /** Numbers that the JDK's names and orders are made of. */
  private static void renewNumbers() {
    renewNumber(POOL_NUMBER, 1);
    renewNumber(TIMER_NUMBER, 0);
    renewNumber(SEQUENCER, 0);
    if (POOL_IDS.isInUse()) {
      Memory.put(POOL_IDS.type, POOL_IDS.offset, 'I', 0);
    }
  }

  private static void renewNumber(Static field, int first) {
    if (!field.isInUse()) {
      return;
    }
    switch (Memory.getReference(field.type, field.offset)) {
      case AtomicInteger number -> number.setPlain(first);
      case AtomicLong number -> number.setPlain(first);
      case null, default -> throw new LinkageError(field.type.getName() + " keeps no number");
    }
  }

  /** Where a static field is. */
  private static final class Static {
    final Class<?> type;
    final long offset;

    Static(Class<?> type, String name) {
      this.type = type;
      try {
        offset = UNSAFE.staticFieldOffset(type.getDeclaredField(name));
      } catch (NoSuchFieldException e) {
        throw new LinkageError("this JDK has no " + type.getName() + "." + name, e);
      }
    }

    boolean isInUse() {
      return !UNSAFE.shouldBeInitialized(type);
    }
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
