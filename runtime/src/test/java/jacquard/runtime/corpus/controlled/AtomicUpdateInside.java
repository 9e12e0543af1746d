package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** The limit is checked in the update, which is tried again when another came first. */
@Expect(value = "holds", about = "AtomicInteger.updateAndGet")
public final class AtomicUpdateInside {
  static final AtomicInteger count = new AtomicInteger();

  private AtomicUpdateInside() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicUpdateInside::enter, AtomicUpdateInside::enter);
    assert count.get() <= 1;
  }

  private static void enter() {
    count.updateAndGet(n -> n < 1 ? n + 1 : n);
  }
}
