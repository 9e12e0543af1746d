package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import jdk.internal.vm.Continuation;
import jdk.internal.vm.ContinuationScope;

/**
 * A stack that can be left and entered again, on whatever thread runs it.
 *
 * <p>While it runs, {@link Thread#currentThread} is the thread that {@link #run} was given: the
 * program's own object, with its own thread-locals.
 */
public final class Fiber {
  private static final ContinuationScope SCOPE = new ContinuationScope("jacquard");
  private static final MethodHandle SET_CURRENT_THREAD =
      methodOfThread("setCurrentThread", MethodType.methodType(void.class, Thread.class));
  private static final MethodHandle EXIT =
      methodOfThread("exit", MethodType.methodType(void.class));

  private final Continuation continuation;

  public Fiber(Runnable body) {
    continuation = new Continuation(SCOPE, body);
  }

  /** Runs the body from where it was left to where it leaves next; true if it has ended. */
  public boolean run(Thread carrier, Thread identity) {
    become(carrier, identity);
    try {
      continuation.run();
    } finally {
      become(carrier, carrier);
    }
    return continuation.isDone();
  }

  /** Where a fiber that is not running was left, the innermost frame first. */
  public StackTraceElement[] stack() {
    return continuation.getStackTrace();
  }

  /** Leaves the fiber that runs now. Fails where a native frame is on its stack. */
  public static void leave() {
    Continuation.yield(SCOPE);
  }

  private static void become(Thread carrier, Thread identity) {
    try {
      SET_CURRENT_THREAD.invokeExact(carrier, identity);
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  /**
   * What the JDK does when a thread ends: leaves the container that the thread was started in, and
   * drops its thread-locals. Called by the thread itself, as its last act.
   */
  public static void exit(Thread thread) {
    try {
      EXIT.invokeExact(thread);
    } catch (Throwable thrown) {
      throw Memory.<RuntimeException>sneak(thrown);
    }
  }

  private static MethodHandle methodOfThread(String name, MethodType type) {
    try {
      return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
          .findVirtual(Thread.class, name, type);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JDK has no Thread." + name, e);
    }
  }
}
