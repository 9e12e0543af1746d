package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads lock the object of the thread that started them. */
@Expect(value = "holds", about = "locks are objects")
public final class MainThreadLocked {
  static int n;

  private MainThreadLocked() {}

  public static void main() throws Exception {
    Thread main = Thread.currentThread();
    Together.Body increment =
        () -> {
          synchronized (main) {
            n++;
          }
        };
    Together.run(increment, increment);
    assert n == 2;
  }
}
