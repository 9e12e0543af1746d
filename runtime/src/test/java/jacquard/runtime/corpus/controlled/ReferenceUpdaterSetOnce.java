package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

/** Whoever changes the field from empty keeps it. */
@Expect(value = "holds", about = "AtomicReferenceFieldUpdater")
public final class ReferenceUpdaterSetOnce {
  static final AtomicReferenceFieldUpdater<Slot, String> VALUE =
      AtomicReferenceFieldUpdater.newUpdater(Slot.class, String.class, "value");

  private ReferenceUpdaterSetOnce() {}

  public static void main() throws InterruptedException {
    Slot slot = new Slot();
    Together.run(() -> offer(slot, "a"), () -> offer(slot, "b"));
  }

  private static void offer(Slot slot, String value) {
    if (VALUE.compareAndSet(slot, null, value)) {
      assert VALUE.get(slot).equals(value);
    }
  }

  static final class Slot {
    volatile String value;
  }
}
