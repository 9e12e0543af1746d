package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A scheduled task of daemon threads repeats for ever. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class DaemonEvictor {
  static final AtomicInteger N = new AtomicInteger();

  private DaemonEvictor() {}

  public static void main() throws Exception {
    ScheduledExecutorService evictor =
        Executors.newScheduledThreadPool(
            1,
            task -> {
              Thread thread = new Thread(task, "evictor");
              thread.setDaemon(true);
              return thread;
            });
    evictor.scheduleWithFixedDelay(() -> N.get(), 2, 2, TimeUnit.SECONDS);
    Together.run(() -> N.incrementAndGet(), () -> N.incrementAndGet());
    assert N.get() >= 0;
  }
}
