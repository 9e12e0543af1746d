package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Map;

/** Both threads write to the value in a map that cannot change. */
@Expect(value = "assertion", about = "objects behind objects")
public final class InsideAnImmutableMap {

  private InsideAnImmutableMap() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Map<String, Counter> shared = Map.of("a", counter, "b", new Counter());
    Together.run(() -> shared.get("a").increment(), () -> shared.get("a").increment());
    assert counter.n == 2;
  }
}
