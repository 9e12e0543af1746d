package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** The sum is complete when both futures are. */
@Expect(value = "holds", about = "CompletableFuture.thenCombine")
public final class ThenCombine {
  private ThenCombine() {}

  public static void main() {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    CompletableFuture<Integer> sum = a.thenCombine(b, Integer::sum);
    Together.thread("a", () -> a.complete(1)).start();
    Together.thread("b", () -> b.complete(2)).start();
    assert sum.join() == 3;
  }
}
