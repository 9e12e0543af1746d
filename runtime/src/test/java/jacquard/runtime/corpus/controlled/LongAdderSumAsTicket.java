package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** Adding and summing are two steps: both threads may see the sum that only the last should see. */
@Expect(value = "assertion", about = "LongAdder")
public final class LongAdderSumAsTicket {
  static final LongAdder adder = new LongAdder();
  static final AtomicInteger last = new AtomicInteger();

  private LongAdderSumAsTicket() {}

  public static void main() throws InterruptedException {
    Together.run(LongAdderSumAsTicket::arrive, LongAdderSumAsTicket::arrive);
    assert last.get() == 1;
  }

  private static void arrive() {
    adder.increment();
    if (adder.sum() == 2) {
      last.incrementAndGet();
    }
  }
}
