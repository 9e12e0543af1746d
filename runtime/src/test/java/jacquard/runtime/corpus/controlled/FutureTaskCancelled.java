package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.FutureTask;

/** Cancelling may come before or after the task, but the caller expects the result. */
@Expect(value = "assertion", about = "FutureTask")
public final class FutureTaskCancelled {
  static int result;

  private FutureTaskCancelled() {}

  public static void main() throws InterruptedException {
    FutureTask<Integer> task = new FutureTask<>(() -> result = 1);
    Together.run(task::run, () -> task.cancel(false));
    assert result == 1;
  }
}
