package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A system property that was removed is there in the next execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class PropertyRemoved {
  static volatile int last;

  private PropertyRemoved() {}

  public static void main() throws Exception {
    assert System.getProperty("java.io.tmpdir") != null;
    Together.run(() -> last = 1, () -> last = 2);
    System.clearProperty("java.io.tmpdir");
  }
}
