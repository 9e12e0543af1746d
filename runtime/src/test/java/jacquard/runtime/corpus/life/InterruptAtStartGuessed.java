package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** An interrupt may come before the start of the thread. */
@Expect(value = "assertion", about = "interrupt at the start")
public final class InterruptAtStartGuessed {
  private InterruptAtStartGuessed() {}

  public static void main() throws InterruptedException {
    Thread target =
        new Thread(
            () -> {
              assert !Thread.interrupted();
            });
    Thread starter = new Thread(target::start);
    starter.start();
    target.interrupt();
    starter.join();
  }
}
