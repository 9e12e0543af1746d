package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A method makes a table that fills it nearly; two threads call it. */
@Expect(value = "assertion", about = "unusual class files")
public final class LargeTableMade {

  private LargeTableMade() {}

  public static void main() throws Throwable {
    Together.run(() -> LargeTable.increment(), () -> LargeTable.increment());
    assert LargeTable.n == 2;
  }
}
