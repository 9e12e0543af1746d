package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who sees that a thread has ended comes after all that it did. */
@Expect(value = "holds", about = "data races")
public final class AliveOrders {
  static int data;

  private AliveOrders() {}

  public static void main() throws Exception {
    Thread other = Together.thread("other", () -> data = 2);
    other.start();
    if (!other.isAlive()) {
      data = 3;
    }
    other.join();
  }
}
