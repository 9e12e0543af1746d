package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Every thread gets the same mutable object as its own, and an update is lost. */
@Expect(value = "assertion", about = "ThreadLocal")
public final class ThreadLocalOfOneObject {
  static final int[] shared = new int[1];
  private static final ThreadLocal<int[]> COUNT = ThreadLocal.withInitial(() -> shared);

  private ThreadLocalOfOneObject() {}

  public static void main() throws InterruptedException {
    Together.run(() -> COUNT.get()[0]++, () -> COUNT.get()[0]++);
    assert shared[0] == 2;
  }
}
