package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** The second value is asked for now, though its future may not be complete. */
@Expect(value = "assertion", about = "CompletableFuture.thenCombine")
public final class CombineTooEarly {
  private CombineTooEarly() {}

  public static void main() throws InterruptedException {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    Together.thread("a", () -> a.complete(1)).start();
    Together.thread("b", () -> b.complete(2)).start();
    int sum = a.join() + b.getNow(0);
    assert sum == 3;
  }
}
