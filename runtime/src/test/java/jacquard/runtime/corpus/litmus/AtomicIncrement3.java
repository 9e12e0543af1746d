package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Three threads increment one atomic integer; no increment can be lost. */
@Expect(value = "holds", about = "AtomicInteger", executions = 6)
public final class AtomicIncrement3 {
  static final AtomicInteger x = new AtomicInteger();

  private AtomicIncrement3() {}

  public static void main() throws InterruptedException {
    Together.run(x::incrementAndGet, x::incrementAndGet, x::incrementAndGet);
    assert x.get() == 3;
  }
}
