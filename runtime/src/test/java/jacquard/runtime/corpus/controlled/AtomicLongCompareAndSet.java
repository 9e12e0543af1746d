package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicLong;

/** Taking succeeds only if nobody took in between. */
@Expect(value = "holds", about = "AtomicLong")
public final class AtomicLongCompareAndSet {
  static final AtomicLong left = new AtomicLong(1);

  private AtomicLongCompareAndSet() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicLongCompareAndSet::take, AtomicLongCompareAndSet::take);
    assert left.get() == 0;
  }

  private static void take() {
    long seen = left.get();
    while (seen > 0 && !left.compareAndSet(seen, seen - 1)) {
      seen = left.get();
    }
  }
}
