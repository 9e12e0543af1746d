package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import jdk.internal.vm.Continuation;
import jdk.internal.vm.ContinuationScope;
import org.jspecify.annotations.Nullable;

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

  /** Whether fibers are threads of the JVM from now on, for a debugger, which sees no others. */
  private static boolean threads;

  private final Runnable body;
  private final Continuation continuation;
  private @Nullable Host host;

  public Fiber(Runnable body) {
    this.body = body;
    continuation = new Continuation(SCOPE, body);
  }

  /** Lets every fiber that is made from now on be a thread of the JVM. There is no way back. */
  public static void useThreads() {
    threads = true;
  }

  /** Called first by the {@code run} method of threads, where {@link #useThreads} is to work. */
  public static void begin(Object thread) {
    if (threads) {
      Host.begin(thread);
    }
  }

  /** Runs the body from where it was left to where it leaves next; true if it has ended. */
  public boolean run(Thread carrier, Thread identity) {
    if (threads) {
      if (host == null) {
        host = new Host(body, identity);
      }
      host.run();
      return false;
    }
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
    return host == null ? continuation.getStackTrace() : host.stack();
  }

  /** Leaves the fiber that runs now. Fails where a native frame is on its stack. */
  public static void leave() {
    if (threads) {
      Host.leave();
    } else {
      Continuation.yield(SCOPE);
    }
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

  static MethodHandle methodOfThread(String name, MethodType type) {
    try {
      return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
          .findVirtual(Thread.class, name, type);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("this JDK has no Thread." + name, e);
    }
  }
}
