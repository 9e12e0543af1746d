package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A result is awaited. Seconds are enough. */
@Expect(value = "holds", about = "long and short time-outs")
public final class ResultAwaitedLong {
  static volatile int n;

  private ResultAwaitedLong() {}

  public static void main() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Together.run(
        () -> future.complete(7),
        () -> {
          boolean inTime;
          try {
            inTime = future.get(5, TimeUnit.SECONDS) == 7;
          } catch (TimeoutException e) {
            inTime = false;
          }
          assert inTime;
        });
  }
}
