package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The time may be over before the task is done, and get throws. */
@Expect(value = "exception", about = "timed Future.get")
public final class GetTimesOut {
  private GetTimesOut() {}

  public static void main() throws InterruptedException, ExecutionException, TimeoutException {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    Together.thread("task", task::run).start();
    int got = task.get(10, TimeUnit.MILLISECONDS);
    assert got == 1;
  }
}
