package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** The threads that one thread creates have ids in this order. */
@Expect(value = "holds", about = "numbers of threads")
public final class IdsByOne {
  private IdsByOne() {}

  private static boolean inOrder;

  public static void main() throws InterruptedException {
    Thread one = new Thread(() -> {});
    Thread other = new Thread(() -> inOrder = one.threadId() < Thread.currentThread().threadId());
    one.start();
    other.start();
    one.join();
    other.join();
    assert inOrder;
    assert other.getName().equals("Thread-1");
  }
}
