package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReference;

/** Both threads write to what an atomic reference refers to. */
@Expect(value = "assertion", about = "objects behind objects")
public final class InsideAnAtomicReference {

  private InsideAnAtomicReference() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    AtomicReference<Counter> shared = new AtomicReference<>(counter);
    Together.run(() -> shared.get().increment(), () -> shared.get().increment());
    assert counter.n == 2;
  }
}
