package jacquard.runtime;

import jacquard.runtime.control.Inquiry;
import jacquard.runtime.rewrite.JvmOptions;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * The thread that carries the fibers. Its stack is large: leaving a deep fiber is recursive. It is
 * not larger, since a program that recurses without an end must fill it several times until its
 * failure is shown, and each time takes a second for 256 MB.
 */
public final class Carrier {
  private static final long STACK = 64L << 20;

  private Carrier() {}

  /** Does something on a carrier, and waits for it. */
  public static <T> T call(Callable<T> work) {
    Inquiry.prepare();
    Call<T> call = new Call<>(work);
    Thread thread = new Thread(null, call, "jacquard", stack());
    thread.start();
    Watchdog.watch(thread);
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return call.result();
  }

  /** As a fiber needs it that may use as much as the user asks for. */
  private static long stack() {
    return Math.max(STACK, 2 * JvmOptions.ofThisJvm().stack().orElse(0));
  }

  private static final class Call<T> implements Runnable {
    private final Callable<T> work;
    private @Nullable T value;
    private @Nullable Throwable thrown;

    Call(Callable<T> work) {
      this.work = work;
    }

    @Override
    public void run() {
      try {
        value = work.call();
      } catch (Throwable t) {
        thrown = t;
      }
    }

    @SuppressWarnings("NullAway") // null only if that is what the work gave
    T result() {
      if (thrown != null) {
        throw Carrier.<RuntimeException>sneak(thrown);
      }
      return value;
    }
  }

  /** Throws anything, declared or not. */
  @SuppressWarnings("unchecked")
  private static <T extends Throwable> RuntimeException sneak(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
