package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Joining one thread orders nothing of another. */
@Expect(value = "holds", about = "data races")
public final class SiblingsAreNotOrdered {
  static int data;

  private SiblingsAreNotOrdered() {}

  public static void main() throws Exception {
    Thread one = Together.thread("one", () -> data = 1);
    Thread two = Together.thread("two", () -> {});
    one.start();
    two.start();
    two.join();
    data = 2;
    one.join();
  }
}
