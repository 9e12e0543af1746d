package jacquard.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Runs a fiber on a thread of the JVM, which is the program's own {@link Thread} object, so that a
 * debugger sees it. Only one host or the carrier runs at a time: whoever has the baton.
 */
final class Host {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandle START =
      Fiber.methodOfThread("start0", MethodType.methodType(void.class));

  private static volatile @Nullable Host starting;
  private static volatile @Nullable Host current;

  private final Runnable body;
  private final Thread identity;
  private final Thread carrier = Thread.currentThread();
  private boolean started;
  private volatile boolean hasBaton;

  Host(Runnable body, Thread identity) {
    this.body = body;
    this.identity = identity;
  }

  /** Hands the baton over and waits until it is back. Called by the carrier. */
  void run() {
    current = this;
    hasBaton = true;
    if (started) {
      UNSAFE.unpark(identity);
    } else {
      started = true;
      starting = this;
      try {
        START.invokeExact(identity);
      } catch (Throwable thrown) {
        throw Memory.<RuntimeException>sneak(thrown);
      }
    }
    while (hasBaton) {
      UNSAFE.park(false, 0);
    }
  }

  /**
   * Called first by every {@code run} method of a thread. For a thread that the JVM has just
   * started this is where the body runs, and it does not return: what is below it on the stack
   * would run the program once more.
   */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  static void begin(Object thread) {
    Host host = starting;
    if (host != null && host.identity == thread && Thread.currentThread() == thread) {
      starting = null;
      host.body.run();
      while (true) {
        host.giveBack();
      }
    }
  }

  /** Gives the baton back to the carrier, and waits for it. */
  static void leave() {
    Host host = current;
    if (host == null) {
      throw new IllegalStateException("no fiber runs");
    }
    host.giveBack();
  }

  private void giveBack() {
    hasBaton = false;
    UNSAFE.unpark(carrier);
    while (!hasBaton) {
      UNSAFE.park(false, 0);
    }
  }

  StackTraceElement[] stack() {
    return identity.getStackTrace();
  }
}
