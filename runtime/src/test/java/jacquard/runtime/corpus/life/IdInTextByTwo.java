package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** What a thread says of itself has its id in it. */
@Expect(value = "assertion", about = "numbers of threads")
public final class IdInTextByTwo {
  private IdInTextByTwo() {}

  private static String first = "";
  private static String second = "";

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> first = new Thread(() -> {}, "new").toString(), "one");
    Thread other = new Thread(() -> second = new Thread(() -> {}, "new").toString(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first.compareTo(second) < 0;
  }
}
