package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import kotlin.border.KotlinCounter;

/** Two threads increment in a class below the package kotlin. */
@Expect(value = "assertion", about = "library code of every package")
public final class KotlinPackageRaced {

  private KotlinPackageRaced() {}

  public static void main() throws Exception {
    KotlinCounter counter = new KotlinCounter();
    Together.run(() -> counter.increment(), () -> counter.increment());
    assert counter.n == 2;
  }
}
