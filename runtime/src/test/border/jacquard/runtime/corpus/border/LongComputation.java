package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicLong;

/** Sixty million iterations are not an endless loop. */
@Expect(value = "holds", about = "calls in other ways")
public final class LongComputation {
  static final AtomicLong SUM = new AtomicLong();

  static long compute() {
    long sum = 0;
    for (int i = 0; i < 60_000_000; i++) {
      sum += i ^ (sum >> 3);
    }
    return sum;
  }

  private LongComputation() {}

  public static void main() throws Exception {
    Together.run(() -> SUM.addAndGet(compute() & 1), () -> SUM.addAndGet(2));
    assert SUM.get() >= 2;
  }
}
