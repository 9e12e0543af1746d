package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Each thread polls an entry of its own. */
@Expect(value = "holds", about = "ConcurrentSkipListMap", exhaustive = false)
public final class PollFirstEntry {
  static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
  static final AtomicInteger sum = new AtomicInteger();

  private PollFirstEntry() {}

  public static void main() throws InterruptedException {
    map.put(1, "a");
    map.put(2, "b");
    Together.run(PollFirstEntry::take, PollFirstEntry::take);
    assert sum.get() == 3;
  }

  private static void take() {
    sum.addAndGet(map.pollFirstEntry().getKey());
  }
}
