package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.Timer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What the JDK keeps in static fields and a program can see: numbers that names are made of, and
 * the common pool with its threads. Every execution starts with it as a JVM does.
 *
 * <p>Works only where this package is part of the JDK: the fields that it sets are not final there.
 */
public final class JdkState {
  private static final AtomicInteger POOL_NUMBER =
      (AtomicInteger) get(nested(Executors.class, "DefaultThreadFactory"), "poolNumber");
  private static final AtomicInteger TIMER_NUMBER =
      (AtomicInteger) get(Timer.class, "nextSerialNumber");
  private static final AtomicLong SEQUENCER =
      (AtomicLong) get(ScheduledThreadPoolExecutor.class, "sequencer");
  private static final Location POOL_IDS = new Location(ForkJoinPool.class, "poolIds");
  private static final Location COMMON_POOL = new Location(ForkJoinPool.class, "common");
  private static final Location ASYNC_POOL = new Location(CompletableFuture.class, "ASYNC_POOL");
  private static final MethodHandle NEW_COMMON_POOL = newCommonPool();

  private JdkState() {}

  /** Puts all of it back. To be called out of control, between two executions. */
  public static void reset() {
    POOL_NUMBER.set(1);
    TIMER_NUMBER.set(0);
    SEQUENCER.set(0);
    Memory.put(POOL_IDS.base, POOL_IDS.offset, 'I', 0);
    ForkJoinPool pool = commonPool();
    Memory.putReference(COMMON_POOL.base, COMMON_POOL.offset, pool);
    Memory.putReference(ASYNC_POOL.base, ASYNC_POOL.offset, pool);
    Thread.setDefaultUncaughtExceptionHandler(null);
  }

  private static ForkJoinPool commonPool() {
    try {
      return (ForkJoinPool) NEW_COMMON_POOL.invokeExact((byte) 0);
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  private static MethodHandle newCommonPool() {
    try {
      return MethodHandles.privateLookupIn(ForkJoinPool.class, MethodHandles.lookup())
          .findConstructor(ForkJoinPool.class, MethodType.methodType(void.class, byte.class));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JDK makes its common pool in another way", e);
    }
  }

  private static Class<?> nested(Class<?> outer, String name) {
    for (Class<?> type : outer.getDeclaredClasses()) {
      if (type.getSimpleName().equals(name)) {
        return type;
      }
    }
    throw new LinkageError("this JDK has no " + outer + "." + name);
  }

  private static Object get(Class<?> declaring, String name) {
    Location location = new Location(declaring, name);
    Object value = Memory.getReference(location.base, location.offset);
    if (value == null) {
      throw new LinkageError(declaring + "." + name + " is not set");
    }
    return value;
  }

  /** Where a static field is. */
  private static final class Location {
    final Object base;
    final long offset;

    Location(Class<?> declaring, String name) {
      try {
        Class.forName(declaring.getName(), true, null);
        Field field = declaring.getDeclaredField(name);
        base = Memory.staticBase(field);
        offset = Memory.staticOffset(field);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("this JDK has no " + declaring + "." + name, e);
      }
    }
  }
}
