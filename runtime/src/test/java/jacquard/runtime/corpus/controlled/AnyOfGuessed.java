package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Any of two futures may be the first. */
@Expect(value = "assertion", about = "CompletableFuture.anyOf")
public final class AnyOfGuessed {
  private static final Executor THREADS = task -> Together.thread("task", task::run).start();

  private AnyOfGuessed() {}

  public static void main() {
    CompletableFuture<String> a = CompletableFuture.supplyAsync(() -> "a", THREADS);
    CompletableFuture<String> b = CompletableFuture.supplyAsync(() -> "b", THREADS);
    assert CompletableFuture.anyOf(a, b).join().equals("a");
  }
}
