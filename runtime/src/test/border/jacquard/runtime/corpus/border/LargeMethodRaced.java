package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A method is nearly as long as a method may be; two threads call it. */
@Expect(value = "assertion", about = "unusual class files")
public final class LargeMethodRaced {

  private LargeMethodRaced() {}

  public static void main() throws Exception {
    Together.run(() -> LargeCode.increment(), () -> LargeCode.increment());
    assert LargeCode.n == 2;
  }
}
