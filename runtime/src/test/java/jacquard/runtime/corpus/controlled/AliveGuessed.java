package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread that has been started may have ended already. */
@Expect(value = "assertion", about = "Thread.isAlive")
public final class AliveGuessed {
  private AliveGuessed() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("short", () -> {});
    thread.start();
    boolean alive = thread.isAlive();
    thread.join();
    assert alive;
  }
}
