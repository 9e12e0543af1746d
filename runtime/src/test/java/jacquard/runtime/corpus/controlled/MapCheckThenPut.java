package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads may find the key missing and put it. */
@Expect(value = "assertion", about = "ConcurrentHashMap")
public final class MapCheckThenPut {
  static final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
  static final AtomicInteger puts = new AtomicInteger();

  private MapCheckThenPut() {}

  public static void main() throws InterruptedException {
    map.put("other", "");
    Together.run(MapCheckThenPut::put, MapCheckThenPut::put);
    assert puts.get() == 1;
  }

  private static void put() {
    if (!map.containsKey("key")) {
      map.put("key", "value");
      puts.incrementAndGet();
    }
  }
}
