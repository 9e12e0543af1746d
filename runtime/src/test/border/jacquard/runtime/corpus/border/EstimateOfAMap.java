package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** An element is in a concurrent map before it is counted: how a spliterator sees it. */
@Expect(value = "assertion", about = "operations that are one step")
public final class EstimateOfAMap {

  private EstimateOfAMap() {}

  public static void main() throws Throwable {
    Map<String, String> map = new ConcurrentHashMap<>();
    Thread thread = Together.thread("T1", () -> map.put("key", "value"));
    thread.start();
    if (map.containsKey("key")) {
      assert map.keySet().spliterator().estimateSize() == 1;
    }
    thread.join();
  }
}
