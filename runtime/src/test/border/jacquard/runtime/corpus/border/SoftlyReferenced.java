package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.SoftReference;

/** Both threads write to what a soft reference refers to. */
@Expect(value = "assertion", about = "objects behind objects")
public final class SoftlyReferenced {

  private SoftlyReferenced() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    SoftReference<Counter> shared = new SoftReference<>(counter);
    Together.run(() -> shared.get().increment(), () -> shared.get().increment());
    assert counter.n == 2;
  }
}
