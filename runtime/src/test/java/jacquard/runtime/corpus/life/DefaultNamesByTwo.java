package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** Threads without a name are numbered in the order in which they are created. */
@Expect(value = "assertion", about = "numbers of threads")
public final class DefaultNamesByTwo {
  private DefaultNamesByTwo() {}

  private static String first = "";
  private static String second = "";

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> first = new Thread(() -> {}).getName(), "one");
    Thread other = new Thread(() -> second = new Thread(() -> {}).getName(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first.equals("Thread-0") && second.equals("Thread-1");
  }
}
