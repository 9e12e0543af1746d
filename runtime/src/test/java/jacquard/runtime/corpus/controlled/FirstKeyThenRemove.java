package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads may see the same first key and think that they have it. */
@Expect(value = "assertion", about = "ConcurrentSkipListMap")
public final class FirstKeyThenRemove {
  static final ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
  static final AtomicInteger sum = new AtomicInteger();

  private FirstKeyThenRemove() {}

  public static void main() throws InterruptedException {
    map.put(1, "a");
    map.put(2, "b");
    Together.run(FirstKeyThenRemove::take, FirstKeyThenRemove::take);
    assert sum.get() == 3;
  }

  private static void take() {
    int key = map.firstKey();
    map.remove(key);
    sum.addAndGet(key);
  }
}
