package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Two threads increment by compare-and-set until it succeeds; it fails only if another succeeded.
 */
@Expect(value = "holds", about = "AtomicInteger", executions = 4)
public final class CasCounter2 {
  static final AtomicInteger x = new AtomicInteger();

  private CasCounter2() {}

  public static void main() throws InterruptedException {
    Together.run(CasCounter2::increment, CasCounter2::increment);
    assert x.get() == 2;
  }

  private static void increment() {
    int seen = x.get();
    while (!x.compareAndSet(seen, seen + 1)) {
      seen = x.get();
    }
  }
}
