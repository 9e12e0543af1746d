package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.WeakReference;

/** Both threads write to what a weak reference refers to. */
@Expect(value = "assertion", about = "objects behind objects")
public final class WeaklyReferenced {

  private WeaklyReferenced() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    WeakReference<Counter> shared = new WeakReference<>(counter);
    Together.run(() -> shared.get().increment(), () -> shared.get().increment());
    assert counter.n == 2;
  }
}
