package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Three threads increment by compare-and-set until it succeeds; it fails only if another succeeded.
 */
@Expect(value = "holds", about = "AtomicInteger", executions = 60)
public final class CasCounter3 {
  static final AtomicInteger x = new AtomicInteger();

  private CasCounter3() {}

  public static void main() throws InterruptedException {
    Together.run(CasCounter3::increment, CasCounter3::increment, CasCounter3::increment);
    assert x.get() == 3;
  }

  private static void increment() {
    int seen = x.get();
    while (!x.compareAndSet(seen, seen + 1)) {
      seen = x.get();
    }
  }
}
