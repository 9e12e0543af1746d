package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** When all of two futures are complete, both have their values. */
@Expect(value = "holds", about = "CompletableFuture.anyOf")
public final class AllOfAwaited {
  private static final Executor THREADS = task -> Together.thread("task", task::run).start();

  private AllOfAwaited() {}

  public static void main() {
    CompletableFuture<String> a = CompletableFuture.supplyAsync(() -> "a", THREADS);
    CompletableFuture<String> b = CompletableFuture.supplyAsync(() -> "b", THREADS);
    CompletableFuture.allOf(a, b).join();
    assert (a.resultNow() + b.resultNow()).equals("ab");
  }
}
