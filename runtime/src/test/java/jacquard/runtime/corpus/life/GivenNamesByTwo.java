package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** Names that threads are given have no numbers. */
@Expect(value = "holds", about = "numbers of threads")
public final class GivenNamesByTwo {
  private GivenNamesByTwo() {}

  private static String first = "";
  private static String second = "";

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> first = new Thread(() -> {}, "a").getName(), "one");
    Thread other = new Thread(() -> second = new Thread(() -> {}, "b").getName(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first.equals("a") && second.equals("b");
  }
}
