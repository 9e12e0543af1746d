package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** Both threads write to the result of a future. */
@Expect(value = "assertion", about = "objects behind objects")
public final class InsideACompletedFuture {

  private InsideACompletedFuture() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    CompletableFuture<Counter> shared = CompletableFuture.completedFuture(counter);
    Together.run(() -> shared.join().increment(), () -> shared.join().increment());
    assert counter.n == 2;
  }
}
