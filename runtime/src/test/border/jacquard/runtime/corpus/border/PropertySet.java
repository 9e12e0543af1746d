package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A system property that was set is not set in the next execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class PropertySet {
  static volatile int last;

  private PropertySet() {}

  public static void main() throws Exception {
    assert System.getProperty("border.set") == null;
    Together.run(() -> last = 1, () -> last = 2);
    System.setProperty("border.set", "" + last);
  }
}
