package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Each increment is one atomic step, so none is lost. */
@Expect(value = "holds", about = "AtomicInteger", executions = 2)
public final class AtomicIncrement {
  static final AtomicInteger count = new AtomicInteger();

  private AtomicIncrement() {}

  public static void main() throws InterruptedException {
    Together.run(count::incrementAndGet, count::incrementAndGet);
    assert count.get() == 2;
  }
}
