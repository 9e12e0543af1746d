package jacquard.cli.console;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Cancellation by Ctrl-C, or whatever else asks the JVM to end.
 *
 * <p>The JVM then runs the hook that is installed here. While cancellable work goes on, the hook
 * waits for it to report what is known so far, and ends the JVM with the command's exit status.
 */
public final class InterruptSignal implements Cancellation {
  private static final long PATIENCE_SECONDS = 10;

  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile boolean requested;
  private volatile boolean working;
  private volatile int status;

  public static InterruptSignal install() {
    InterruptSignal signal = new InterruptSignal();
    Runtime.getRuntime().addShutdownHook(new Thread(signal::interrupted, "interrupt"));
    return signal;
  }

  @Override
  public boolean isRequested() {
    return requested;
  }

  /** From here on the end is awaited, that of the report on the work included. */
  @Override
  public <T> T during(Supplier<T> work) {
    working = true;
    return work.get();
  }

  /** Says that the command has written all it has to say. */
  public void finished(int exitStatus) {
    status = exitStatus;
    finished.countDown();
  }

  private void interrupted() {
    requested = true;
    if (!working || finished.getCount() == 0) {
      return; // nothing to wait for: the JVM ends by itself
    }
    try {
      if (finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        Runtime.getRuntime().halt(status);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
