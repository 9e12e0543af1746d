package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Optional;

/** Both threads write to what an optional has. */
@Expect(value = "assertion", about = "objects behind objects")
public final class InsideAnOptional {

  private InsideAnOptional() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Optional<Counter> shared = Optional.of(counter);
    Together.run(() -> shared.get().increment(), () -> shared.get().increment());
    assert counter.n == 2;
  }
}
