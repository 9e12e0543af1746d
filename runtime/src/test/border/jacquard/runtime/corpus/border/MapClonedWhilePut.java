package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.HashMap;
import java.util.Map;

/** A map is copied while another thread moves an entry. */
@Expect(value = "assertion", about = "clones")
public final class MapClonedWhilePut {

  private MapClonedWhilePut() {}

  public static void main() throws Exception {
    HashMap<String, Integer> map = new HashMap<>(Map.of("a", 1));
    Together.run(
        () -> {
          map.remove("a");
          map.put("b", 1);
        },
        () -> {
          int size;
          try {
            size = ((Map<?, ?>) map.clone()).size();
          } catch (RuntimeException e) {
            size = 1; // a copy that fails is another matter
          }
          assert size == 1;
        });
  }
}
