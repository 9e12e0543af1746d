package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** Two threads complete one future; which of them wins is open. */
@Expect(value = "assertion", about = "CompletableFuture.complete")
public final class FirstCompletionGuessed {
  private FirstCompletionGuessed() {}

  public static void main() throws InterruptedException {
    CompletableFuture<String> future = new CompletableFuture<>();
    Together.run(() -> future.complete("a"), () -> future.complete("b"));
    assert future.join().equals("a");
  }
}
