package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** No two threads have the same id, whoever creates them. */
@Expect(value = "holds", about = "numbers of threads")
public final class IdsByTwoDiffer {
  private IdsByTwoDiffer() {}

  private static long first;
  private static long second;

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> first = new Thread(() -> {}).threadId(), "one");
    Thread other = new Thread(() -> second = new Thread(() -> {}).threadId(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first != second;
  }
}
