package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A result is awaited. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class ResultAwaitedShort {
  static volatile int n;

  private ResultAwaitedShort() {}

  public static void main() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Together.run(
        () -> future.complete(7),
        () -> {
          boolean inTime;
          try {
            inTime = future.get(5, TimeUnit.MILLISECONDS) == 7;
          } catch (TimeoutException e) {
            inTime = false;
          }
          assert inTime;
        });
  }
}
