package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The time may be over before the task is done, and main then waits without a limit. */
@Expect(value = "holds", about = "timed Future.get")
public final class GetTimeoutHandled {
  private GetTimeoutHandled() {}

  public static void main() throws InterruptedException, ExecutionException {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    Together.thread("task", task::run).start();
    int got;
    try {
      got = task.get(10, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      got = task.get();
    }
    assert got == 1;
  }
}
