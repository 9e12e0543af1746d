package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who joins a thread waits for its monitor, which another thread may have. */
@Expect(value = "deadlock", about = "locks are objects")
public final class JoinNeedsTheMonitor {
  private JoinNeedsTheMonitor() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Thread worker = Together.thread("worker", () -> {});
    worker.start();
    Together.run(
        () -> {
          synchronized (worker) {
            synchronized (lock) {
            }
          }
        },
        () -> {
          synchronized (lock) {
            worker.join();
          }
        });
  }
}
