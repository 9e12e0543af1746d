package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** Whoever is created after a join gets the next number. */
@Expect(value = "holds", about = "numbers of threads")
public final class DefaultNameAfterJoin {
  private DefaultNameAfterJoin() {}

  public static void main() throws InterruptedException {
    Thread other = new Thread(() -> new Thread(() -> {}).setDaemon(true), "other");
    other.start();
    other.join();
    assert new Thread(() -> {}).getName().equals("Thread-1");
  }
}
