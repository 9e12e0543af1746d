package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** What the JVM does to a thread when it ends, for threads that the JVM never started. */
public final class ThreadLife {
  private static final MethodHandle EXIT = exit();
  private static final long HANDLER = Memory.offset(Thread.class, "uncaughtExceptionHandler");

  private ThreadLife() {}

  /** Lets a thread that has come to its end clean up after itself. */
  public static void exit(Thread thread) {
    try {
      EXIT.invokeExact(thread);
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  /** Who the program wants to be told of an uncaught exception; null if it did not say. */
  public static Thread.@Nullable UncaughtExceptionHandler handler(Thread thread) {
    if (Memory.getReference(thread, HANDLER) instanceof Thread.UncaughtExceptionHandler own) {
      return own;
    }
    ThreadGroup group = thread.getThreadGroup();
    if (group != null && group.getClass() != ThreadGroup.class) {
      return group;
    }
    return Thread.getDefaultUncaughtExceptionHandler();
  }

  private static MethodHandle exit() {
    try {
      return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
          .findVirtual(Thread.class, "exit", MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JDK has no Thread.exit", e);
    }
  }
}
