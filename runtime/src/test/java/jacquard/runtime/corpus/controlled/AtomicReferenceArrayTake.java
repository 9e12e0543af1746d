package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Whoever swaps the element for null has it. */
@Expect(value = "holds", about = "AtomicReferenceArray", executions = 2)
public final class AtomicReferenceArrayTake {
  static final AtomicReferenceArray<String> slots =
      new AtomicReferenceArray<>(new String[] {"job"});
  static final AtomicInteger taken = new AtomicInteger();

  private AtomicReferenceArrayTake() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicReferenceArrayTake::take, AtomicReferenceArrayTake::take);
    assert taken.get() == 1;
  }

  private static void take() {
    if (slots.getAndSet(0, null) != null) {
      taken.incrementAndGet();
    }
  }
}
