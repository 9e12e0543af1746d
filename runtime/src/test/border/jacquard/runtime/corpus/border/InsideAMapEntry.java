package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Map;

/** Both threads write to the value of an entry. */
@Expect(value = "assertion", about = "objects behind objects")
public final class InsideAMapEntry {

  private InsideAMapEntry() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Map.Entry<String, Counter> shared = Map.entry("a", counter);
    Together.run(() -> shared.getValue().increment(), () -> shared.getValue().increment());
    assert counter.n == 2;
  }
}
