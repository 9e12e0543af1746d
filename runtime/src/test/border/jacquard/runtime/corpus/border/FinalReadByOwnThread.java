package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A constructor starts a thread that reads a final field, and then writes the field. */
@Expect(value = "assertion", about = "final fields")
public final class FinalReadByOwnThread {
  static final class Reader {
    final Thread thread;
    final int limit;

    Reader(int limit) {
      thread = Together.thread("reader", () -> check());
      thread.start();
      this.limit = limit;
    }

    void check() {
      assert limit == 7;
    }
  }

  private FinalReadByOwnThread() {}

  public static void main() throws Exception {
    new Reader(7).thread.join();
  }
}
