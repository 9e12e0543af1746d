package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Gives every execution its own copy of the static state of the JDK that programs work with: the
 * common pool, and the numbers in the names of pools.
 */
public final class Renewal {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandle NEW_POOL = newPool();

  private Renewal() {}

  /** Whether anybody has used a fork-join pool, so that there is a common one. */
  public static boolean hasCommonPool() {
    return !UNSAFE.shouldBeInitialized(ForkJoinPool.class);
  }

  /** The common pool of the next execution; null if there is none yet. */
  public static @Nullable Object renew() {
    renewPoolNumber();
    if (!hasCommonPool()) {
      return null;
    }
    Object pool;
    try {
      pool = (ForkJoinPool) NEW_POOL.invokeExact((byte) 0);
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
    set(ForkJoinPool.class, "common", pool);
    if (!UNSAFE.shouldBeInitialized(CompletableFuture.class)) {
      set(CompletableFuture.class, "ASYNC_POOL", pool);
    }
    return pool;
  }

  private static void renewPoolNumber() {
    Class<?> factory = DefaultFactory.TYPE;
    if (!UNSAFE.shouldBeInitialized(factory)) {
      Object number = Memory.getReference(factory, offset(factory, "poolNumber"));
      if (number instanceof AtomicInteger next) {
        next.setPlain(1);
      }
    }
  }

  /** The class of the threads' factory, which is private. */
  private static final class DefaultFactory {
    static final Class<?> TYPE = find();

    private static Class<?> find() {
      for (Class<?> c : Executors.class.getDeclaredClasses()) {
        if (c.getSimpleName().equals("DefaultThreadFactory")) {
          return c;
        }
      }
      throw new LinkageError("this JDK has no Executors.DefaultThreadFactory");
    }
  }

  private static void set(Class<?> type, String field, Object value) {
    Memory.putReference(type, offset(type, field), value);
  }

  private static long offset(Class<?> type, String field) {
    try {
      return UNSAFE.staticFieldOffset(type.getDeclaredField(field));
    } catch (NoSuchFieldException e) {
      throw new LinkageError("this JDK has no " + type.getName() + "." + field, e);
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
