package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What comes before a start, or after a join, is ordered. */
@Expect(value = "holds", about = "data races")
public final class StartAndJoinOrder {
  static int data;

  private StartAndJoinOrder() {}

  public static void main() throws Exception {
    data = 1;
    Thread other = Together.thread("other", () -> data = 2);
    other.start();
    other.join();
    data = 3;
  }
}
