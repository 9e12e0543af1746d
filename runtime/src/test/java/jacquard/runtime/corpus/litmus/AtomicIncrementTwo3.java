package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads increment x and then y; any order on x goes with any on y. */
@Expect(value = "holds", about = "AtomicInteger", executions = 36)
public final class AtomicIncrementTwo3 {
  static final AtomicInteger x = new AtomicInteger();
  static final AtomicInteger y = new AtomicInteger();

  private AtomicIncrementTwo3() {}

  public static void main() throws InterruptedException {
    Together.run(
        AtomicIncrementTwo3::increment,
        AtomicIncrementTwo3::increment,
        AtomicIncrementTwo3::increment);
    assert x.get() == 3 && y.get() == 3;
  }

  private static void increment() {
    x.incrementAndGet();
    y.incrementAndGet();
  }
}
