package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** The value is computed once, under the lock of the bin. */
@Expect(value = "holds", about = "ConcurrentHashMap")
public final class MapComputeIfAbsent {
  static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
  static final AtomicInteger computed = new AtomicInteger();

  private MapComputeIfAbsent() {}

  public static void main() throws InterruptedException {
    map.put("other", 0);
    Together.run(MapComputeIfAbsent::get, MapComputeIfAbsent::get);
    assert computed.get() == 1;
  }

  private static void get() {
    int value = map.computeIfAbsent("key", _ -> computed.incrementAndGet());
    assert value == 1;
  }
}
