package jacquard.symbolic.method;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * Cancels a method that has had the processor for so long. A busy machine does not make it give up
 * earlier, so what is decided does not depend on who else is at work.
 */
public final class Patience implements AutoCloseable {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final Duration PAUSE = Duration.ofMillis(5);

  private final Cancellation cancellation = new Cancellation();
  private final Thread watcher;

  private Patience(Thread worker, Duration limit) {
    long end = THREADS.getThreadCpuTime(worker.threadId()) + limit.toNanos();
    watcher = Thread.ofVirtual().start(() -> watch(worker, end));
  }

  /** For what this thread does from now on, until it is closed. */
  public static Patience of(Duration limit) {
    return new Patience(Thread.currentThread(), limit);
  }

  private void watch(Thread worker, long end) {
    try {
      while (THREADS.getThreadCpuTime(worker.threadId()) < end) {
        Thread.sleep(PAUSE);
      }
      cancellation.cancel("it has had its time");
    } catch (InterruptedException _) {
      // it is over
    }
  }

  public Cancellation cancellation() {
    return cancellation;
  }

  @Override
  public void close() {
    watcher.interrupt();
  }
}
