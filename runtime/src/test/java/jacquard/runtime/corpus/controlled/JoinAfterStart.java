package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** The thread is joined once it is known to be started. */
@Expect(value = "holds", about = "join and start")
public final class JoinAfterStart {
  static int value;
  static final Thread worker = new Thread(() -> value = 1, "worker");

  private JoinAfterStart() {}

  public static void main() throws InterruptedException {
    Thread starter = new Thread(worker::start, "starter");
    starter.start();
    starter.join();
    worker.join();
    assert value == 1;
  }
}
