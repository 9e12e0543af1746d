package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A constructor writes a final field and then starts a thread that reads it. */
@Expect(value = "holds", about = "final fields")
public final class FinalWrittenBeforeOwnThread {
  static final class Reader {
    final int limit;
    final Thread thread;

    Reader(int limit) {
      this.limit = limit;
      thread = Together.thread("reader", () -> check());
      thread.start();
    }

    void check() {
      assert limit == 7;
    }
  }

  private FinalWrittenBeforeOwnThread() {}

  public static void main() throws Exception {
    new Reader(7).thread.join();
  }
}
