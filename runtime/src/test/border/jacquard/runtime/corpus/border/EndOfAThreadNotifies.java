package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Whoever waits on a thread is notified when it ends. */
@Expect(value = "holds", about = "locks are objects")
public final class EndOfAThreadNotifies {
  private EndOfAThreadNotifies() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> {});
    synchronized (worker) {
      worker.start();
      worker.wait();
      assert !worker.isAlive();
    }
  }
}
