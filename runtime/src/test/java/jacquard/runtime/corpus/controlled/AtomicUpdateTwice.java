package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** The limit is checked before the update and not in it, so both threads may go beyond it. */
@Expect(value = "assertion", about = "AtomicInteger.updateAndGet")
public final class AtomicUpdateTwice {
  static final AtomicInteger count = new AtomicInteger();

  private AtomicUpdateTwice() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicUpdateTwice::enter, AtomicUpdateTwice::enter);
    assert count.get() <= 1;
  }

  private static void enter() {
    if (count.get() < 1) {
      count.updateAndGet(n -> n + 1);
    }
  }
}
