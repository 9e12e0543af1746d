package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A daemon polls a queue with a time-out for ever. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class DaemonPolls {
  static final AtomicInteger N = new AtomicInteger();

  private DaemonPolls() {}

  public static void main() throws Exception {
    LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    Thread daemon =
        Together.thread(
            "daemon",
            () -> {
              while (true) {
                Runnable task = queue.poll(5, TimeUnit.SECONDS);
                if (task != null) {
                  task.run();
                }
              }
            });
    daemon.setDaemon(true);
    daemon.start();
    Together.run(() -> queue.add(() -> N.incrementAndGet()), () -> N.incrementAndGet());
    assert N.get() >= 0;
  }
}
