package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Both threads may find the element before one of them clears it. */
@Expect(value = "assertion", about = "AtomicReferenceArray")
public final class AtomicReferenceArrayTakeTwice {
  static final AtomicReferenceArray<String> slots =
      new AtomicReferenceArray<>(new String[] {"job"});
  static final AtomicInteger taken = new AtomicInteger();

  private AtomicReferenceArrayTakeTwice() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicReferenceArrayTakeTwice::take, AtomicReferenceArrayTakeTwice::take);
    assert taken.get() == 1;
  }

  private static void take() {
    if (slots.get(0) != null) {
      slots.set(0, null);
      taken.incrementAndGet();
    }
  }
}
