package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ForkJoinTask;

/** A task that ends while it is cancelled is cancelled all the same, which cancel denies. */
@Expect(value = "assertion", about = "operations that are one step")
public final class CancelledAfterItEnded {
  private static boolean first;
  private static boolean second;

  private CancelledAfterItEnded() {}

  public static void main() throws Throwable {
    ForkJoinTask<?> task = ForkJoinTask.adapt(() -> {});
    Together.run(
        () -> {
          first = task.cancel(false);
          second = task.cancel(false);
        },
        task::quietlyComplete);
    if (!first && second) {
      throw new AssertionError("it was cancelled only then");
    }
  }
}
