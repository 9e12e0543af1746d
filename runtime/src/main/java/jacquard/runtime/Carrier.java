package jacquard.runtime;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** The thread that carries the fibers. Its stack is large: leaving a deep fiber is recursive. */
public final class Carrier {
  private static final long STACK = 256L << 20;

  private static final Duration SECOND = Duration.ofSeconds(1);

  /** How many seconds the carrier may be blocked. */
  private static final int PATIENCE = 10;

  /** The exit status for a fault of the checker. */
  private static final int FAULT = 4;

  private Carrier() {}

  /** Does something on a carrier, and waits for it. */
  public static <T> T call(Callable<T> work) {
    Call<T> call = new Call<>(work);
    Thread thread = new Thread(null, call, "jacquard", STACK);
    thread.start();
    watch(thread);
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

  /**
   * Ends the JVM if the carrier blocks. It never should: only code of the JDK that is not
   * rewritten, and holds a monitor while it calls the program back, can make it.
   */
  private static void watch(Thread carrier) {
    Thread watchdog =
        new Thread(
            () -> {
              int blocked = 0;
              while (carrier.isAlive() && blocked < PATIENCE) {
                try {
                  Thread.sleep(SECOND);
                } catch (InterruptedException e) {
                  return;
                }
                blocked = carrier.getState() == Thread.State.BLOCKED ? blocked + 1 : 0;
              }
              if (carrier.isAlive()) {
                System.Logger logger = System.getLogger("jacquard");
                logger.log(
                    System.Logger.Level.ERROR,
                    "a monitor of the JDK blocks all threads of the program: "
                        + Arrays.toString(carrier.getStackTrace()));
                Runtime.getRuntime().halt(FAULT);
              }
            },
            "jacquard-watchdog");
    watchdog.setDaemon(true);
    watchdog.start();
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
