package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** The interrupt comes when the thread has ended, and so it finds none. */
@Expect(value = "holds", about = "interrupt and start")
public final class InterruptAfterEnd {
  static volatile boolean interrupted;
  static final Thread early =
      new Thread(() -> interrupted = Thread.currentThread().isInterrupted(), "early");

  private InterruptAfterEnd() {}

  public static void main() throws InterruptedException {
    early.start();
    early.join();
    Thread interrupter = new Thread(early::interrupt, "interrupter");
    interrupter.start();
    interrupter.join();
    assert !interrupted;
  }
}
