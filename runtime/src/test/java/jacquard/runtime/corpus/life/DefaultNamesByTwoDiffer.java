package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** Threads without a name get different ones, from 0, whoever creates them. */
@Expect(value = "holds", about = "numbers of threads")
public final class DefaultNamesByTwoDiffer {
  private DefaultNamesByTwoDiffer() {}

  private static String first = "";
  private static String second = "";

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> first = new Thread(() -> {}).getName(), "one");
    Thread other = new Thread(() -> second = new Thread(() -> {}).getName(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert (first + second).equals("Thread-0Thread-1")
        || (first + second).equals("Thread-1Thread-0");
  }
}
