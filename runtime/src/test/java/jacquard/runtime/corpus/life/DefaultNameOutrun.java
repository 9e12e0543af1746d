package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** The name is looked at before the other thread is created that could have come first. */
@Expect(value = "assertion", about = "numbers of threads")
public final class DefaultNameOutrun {
  private DefaultNameOutrun() {}

  public static void main() throws InterruptedException {
    Thread other = new Thread(() -> new Thread(() -> {}).setDaemon(true), "other");
    other.start();
    assert new Thread(() -> {}).getName().equals("Thread-0");
    other.join();
  }
}
