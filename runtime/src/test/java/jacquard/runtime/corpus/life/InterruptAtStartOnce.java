package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** An interrupt counts once, also if it meets the start of the thread. */
@Expect(value = "holds", about = "interrupt at the start")
public final class InterruptAtStartOnce {
  private InterruptAtStartOnce() {}

  public static void main() throws InterruptedException {
    Thread target =
        new Thread(
            () -> {
              boolean first = Thread.interrupted();
              boolean second = Thread.interrupted();
              assert !(first && second);
            });
    Thread starter = new Thread(target::start);
    starter.start();
    target.interrupt();
    starter.join();
    target.join();
  }
}
