package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What a thread-local variable begins with is one object for both threads. */
@Expect(value = "assertion", about = "objects behind objects")
public final class InsideAThreadLocalSupplier {

  private InsideAThreadLocalSupplier() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    ThreadLocal<Counter> shared = ThreadLocal.withInitial(() -> counter);
    Together.run(() -> shared.get().increment(), () -> shared.get().increment());
    assert counter.n == 2;
  }
}
