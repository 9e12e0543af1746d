package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicLong;

/** Both threads may find one left and take it. */
@Expect(value = "assertion", about = "AtomicLong")
public final class AtomicLongCheckThenAct {
  static final AtomicLong left = new AtomicLong(1);

  private AtomicLongCheckThenAct() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicLongCheckThenAct::take, AtomicLongCheckThenAct::take);
    assert left.get() >= 0;
  }

  private static void take() {
    if (left.get() > 0) {
      left.decrementAndGet();
    }
  }
}
