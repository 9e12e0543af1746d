package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Only one of two threads removes the entry. */
@Expect(value = "holds", about = "ConcurrentSkipListMap")
public final class RemoveByKey {
  static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
  static final AtomicInteger removed = new AtomicInteger();

  private RemoveByKey() {}

  public static void main() throws InterruptedException {
    map.put(1, "a");
    map.put(2, "b");
    Together.run(RemoveByKey::take, RemoveByKey::take);
    assert removed.get() == 1;
  }

  private static void take() {
    if (map.remove(1) != null) {
      removed.incrementAndGet();
    }
  }
}
