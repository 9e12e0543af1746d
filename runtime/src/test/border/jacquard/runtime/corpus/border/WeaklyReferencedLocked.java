package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.ref.WeakReference;

/** Both threads write to what a weak reference refers to, and is locked. */
@Expect(value = "holds", about = "objects behind objects")
public final class WeaklyReferencedLocked {

  private WeaklyReferencedLocked() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    WeakReference<Counter> shared = new WeakReference<>(counter);
    Together.Body increment =
        () -> {
          synchronized (shared.get()) {
            shared.get().increment();
          }
        };
    Together.run(increment, increment);
    assert counter.n == 2;
  }
}
