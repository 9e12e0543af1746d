package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** Which of two threads creates the thread with the lower id is open. */
@Expect(value = "assertion", about = "numbers of threads")
public final class IdsByTwo {
  private IdsByTwo() {}

  private static long first;
  private static long second;

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> first = new Thread(() -> {}).threadId(), "one");
    Thread other = new Thread(() -> second = new Thread(() -> {}).threadId(), "other");
    one.start();
    other.start();
    one.join();
    other.join();
    assert first < second;
  }
}
