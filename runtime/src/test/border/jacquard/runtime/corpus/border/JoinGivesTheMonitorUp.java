package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** To join a thread is to wait on it, and that gives its monitor up. */
@Expect(value = "holds", about = "locks are objects")
public final class JoinGivesTheMonitorUp {
  static int n;

  private JoinGivesTheMonitorUp() {}

  public static void main() throws Exception {
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              synchronized (Thread.currentThread()) {
                n++;
              }
            });
    synchronized (worker) {
      worker.start();
      worker.join();
      assert n == 1;
    }
  }
}
