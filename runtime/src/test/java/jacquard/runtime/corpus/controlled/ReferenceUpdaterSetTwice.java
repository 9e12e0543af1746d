package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Both threads may find the field empty and set it, and one value is overwritten. */
@Expect(value = "assertion", about = "AtomicReferenceFieldUpdater")
public final class ReferenceUpdaterSetTwice {
  static final AtomicReferenceFieldUpdater<Slot, String> VALUE =
      AtomicReferenceFieldUpdater.newUpdater(Slot.class, String.class, "value");

  private ReferenceUpdaterSetTwice() {}

  public static void main() throws InterruptedException {
    Slot slot = new Slot();
    Together.run(() -> offer(slot, "a"), () -> offer(slot, "b"));
  }

  private static void offer(Slot slot, String value) {
    if (VALUE.get(slot) == null) {
      VALUE.set(slot, value);
      assert VALUE.get(slot).equals(value);
    }
  }

  static final class Slot {
    volatile String value;
  }
}
