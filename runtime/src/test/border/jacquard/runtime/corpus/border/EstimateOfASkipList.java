package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** An element is in a skip list before it is counted: how a spliterator sees it. */
@Expect(value = "assertion", about = "operations that are one step")
public final class EstimateOfASkipList {

  private EstimateOfASkipList() {}

  public static void main() throws Throwable {
    Map<String, String> map = new ConcurrentSkipListMap<>();
    Thread thread = Together.thread("T1", () -> map.put("key", "value"));
    thread.start();
    if (map.containsKey("key")) {
      assert map.values().spliterator().estimateSize() == 1;
    }
    thread.join();
  }
}
