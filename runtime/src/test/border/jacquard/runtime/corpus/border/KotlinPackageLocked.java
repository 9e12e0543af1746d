package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import kotlin.border.KotlinCounter;

/** Two threads increment in a class below the package kotlin, which locks. */
@Expect(value = "holds", about = "library code of every package")
public final class KotlinPackageLocked {

  private KotlinPackageLocked() {}

  public static void main() throws Exception {
    KotlinCounter counter = new KotlinCounter();
    Together.run(() -> counter.incrementLocked(), () -> counter.incrementLocked());
    assert counter.n == 2;
  }
}
