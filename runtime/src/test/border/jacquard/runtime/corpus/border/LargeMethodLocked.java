package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A method is nearly as long as a method may be; two threads call it, one at a time. */
@Expect(value = "holds", about = "unusual class files")
public final class LargeMethodLocked {
  static synchronized void increment() {
    LargeCode.increment();
  }

  private LargeMethodLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert LargeCode.n == 2;
  }
}
