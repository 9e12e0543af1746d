package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread that is interrupted after its start need not see it: it may have ended its work. */
@Expect(value = "assertion", about = "interrupts")
public final class InterruptAfterStart {
  static boolean seen;

  private InterruptAfterStart() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> seen = Thread.interrupted());
    worker.start();
    worker.interrupt();
    worker.join();
    assert seen;
  }
}
