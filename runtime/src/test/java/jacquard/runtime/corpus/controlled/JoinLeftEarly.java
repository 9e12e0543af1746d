package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** An interrupted join does not tell that the thread has ended. */
@Expect(value = "assertion", about = "interrupted join")
public final class JoinLeftEarly {
  static int value;

  private JoinLeftEarly() {}

  public static void main() throws InterruptedException {
    Thread worker = new Thread(() -> value = 1, "worker");
    worker.start();
    Thread main = Thread.currentThread();
    Thread interrupter = new Thread(main::interrupt, "interrupter");
    interrupter.start();
    try {
      worker.join();
    } catch (InterruptedException e) {
      assert value == 1;
    }
  }
}
