package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;

/** A thread that nobody else knows is interrupted before it is started, and finds it. */
@Expect(value = "holds", about = "interrupt and start")
public final class InterruptedByItsMaker {
  static boolean interrupted;

  private InterruptedByItsMaker() {}

  public static void main() throws InterruptedException {
    Thread late = new Thread(() -> interrupted = Thread.currentThread().isInterrupted(), "late");
    late.interrupt();
    late.start();
    late.join();
    assert interrupted;
  }
}
