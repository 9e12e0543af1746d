package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads increment x and then y; any order on x goes with any on y. */
@Expect(value = "holds", about = "AtomicInteger", executions = 4)
public final class AtomicIncrementTwo2 {
  static final AtomicInteger x = new AtomicInteger();
  static final AtomicInteger y = new AtomicInteger();

  private AtomicIncrementTwo2() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicIncrementTwo2::increment, AtomicIncrementTwo2::increment);
    assert x.get() == 2 && y.get() == 2;
  }

  private static void increment() {
    x.incrementAndGet();
    y.incrementAndGet();
  }
}
