package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;

/** To join a thread that another one has not started yet does not wait for it. */
@Expect(value = "assertion", about = "join and start")
public final class JoinBeforeStart {
  static int value;
  static final Thread worker = new Thread(() -> value = 1, "worker");

  private JoinBeforeStart() {}

  public static void main() throws InterruptedException {
    Thread starter = new Thread(worker::start, "starter");
    starter.start();
    worker.join();
    assert value == 1;
    starter.join();
  }
}
