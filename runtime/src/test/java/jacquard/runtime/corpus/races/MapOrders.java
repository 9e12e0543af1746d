package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;

/** What is put into a concurrent map orders what comes before it. */
@Expect(value = "holds", about = "data races")
public final class MapOrders {
  static int data;
  static final ConcurrentHashMap<String, String> ready = new ConcurrentHashMap<>();

  private MapOrders() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready.put("a", "b");
        },
        () -> {
          if (ready.get("a") != null) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}
