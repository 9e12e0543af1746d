package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What comes after a start and before the join is not ordered. */
@Expect(value = "holds", about = "data races")
public final class WriteBesideAThread {
  static int data;

  private WriteBesideAThread() {}

  public static void main() throws Exception {
    Thread other = Together.thread("other", () -> data = 2);
    other.start();
    data = 1;
    other.join();
  }
}
