package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each thread locks its own thread object. */
@Expect(value = "assertion", about = "locks are objects")
public final class OwnThreadsLocked {
  static int n;

  static void increment() {
    synchronized (Thread.currentThread()) {
      n++;
    }
  }

  private OwnThreadsLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}
