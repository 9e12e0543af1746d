package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Nobody waits for a thread that has ended or was never started, and so no interrupt is noticed.
 */
@Expect(value = "holds", about = "interrupts")
public final class InterruptedJoinsWhoHasEnded {
  private InterruptedJoinsWhoHasEnded() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> {});
    worker.start();
    worker.join();
    Thread.currentThread().interrupt();
    worker.join();
    worker.join(1);
    Together.thread("never", () -> {}).join();
    assert Thread.interrupted();
  }
}
