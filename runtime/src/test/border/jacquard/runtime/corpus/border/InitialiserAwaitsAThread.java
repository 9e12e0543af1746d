package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An initialiser waits for a thread that uses the class. */
@Expect(value = "deadlock", about = "class initialisation")
public final class InitialiserAwaitsAThread {
  static class Started {
    static int n = 1;

    static {
      Thread worker = Together.thread("worker", () -> n++);
      worker.start();
      try {
        worker.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }

    static void touch() {}
  }

  private InitialiserAwaitsAThread() {}

  public static void main() throws Exception {
    Started.touch();
  }
}
