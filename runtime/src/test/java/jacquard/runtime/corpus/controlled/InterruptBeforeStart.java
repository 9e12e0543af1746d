package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** An interrupt that comes before the start is not lost: the thread finds it. */
@Expect(value = "assertion", about = "interrupt and start")
public final class InterruptBeforeStart {
  static volatile boolean interrupted;
  static final Thread late =
      new Thread(() -> interrupted = Thread.currentThread().isInterrupted(), "late");

  private InterruptBeforeStart() {}

  public static void main() throws InterruptedException {
    Thread interrupter = new Thread(late::interrupt, "interrupter");
    interrupter.start();
    late.start();
    interrupter.join();
    late.join();
    assert !interrupted;
  }
}
