package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import org.assertj.border.AssertedCounter;

/** Two threads increment in a class below the package of a test framework. */
@Expect(value = "assertion", about = "library code of every package")
public final class TestFrameworkPackageRaced {

  private TestFrameworkPackageRaced() {}

  public static void main() throws Exception {
    AssertedCounter counter = new AssertedCounter();
    Together.run(() -> counter.increment(), () -> counter.increment());
    assert counter.n == 2;
  }
}
