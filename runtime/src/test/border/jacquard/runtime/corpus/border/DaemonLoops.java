package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A daemon loops for ever and ends with the last other thread. */
@Expect(value = "holds", about = "logging and the end of a program")
public final class DaemonLoops {
  static final AtomicInteger N = new AtomicInteger();

  private DaemonLoops() {}

  public static void main() throws Exception {
    Thread daemon =
        Together.thread(
            "daemon",
            () -> {
              while (true) {
                Thread.sleep(1000);
                N.get();
              }
            });
    daemon.setDaemon(true);
    daemon.start();
    Together.run(() -> N.incrementAndGet(), () -> N.incrementAndGet());
    assert N.get() >= 0;
  }
}
