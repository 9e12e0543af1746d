package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** Two threads complete one future, and exactly one of them is told that it did. */
@Expect(value = "holds", about = "CompletableFuture.complete", executions = 2)
public final class FirstCompletionKept {
  static boolean a;
  static boolean b;

  private FirstCompletionKept() {}

  public static void main() throws InterruptedException {
    CompletableFuture<String> future = new CompletableFuture<>();
    Together.run(() -> a = future.complete("a"), () -> b = future.complete("b"));
    assert a != b;
    assert future.join().equals(a ? "a" : "b");
  }
}
