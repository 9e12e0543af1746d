package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An initialiser starts a thread that uses the class, which waits for the initialiser. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialiserStartsAThread {
  static class Started {
    static int n;
    static final Thread WORKER = Together.thread("worker", () -> check());

    static {
      WORKER.start();
      n = 7;
    }

    static void check() {
      assert n == 7;
    }
  }

  private InitialiserStartsAThread() {}

  public static void main() throws Exception {
    Started.WORKER.join();
  }
}
