package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** A future that is completed has no time-out. */
@Expect(value = "holds", about = "long and short time-outs")
public final class TimeOutOfAFuture {

  private TimeOutOfAFuture() {}

  public static void main() throws Exception {
    CompletableFuture<Integer> future =
        new CompletableFuture<Integer>().orTimeout(1, TimeUnit.MINUTES);
    Together.run(
        () -> future.complete(7),
        () -> {
          assert future.join() == 7;
        });
  }
}
