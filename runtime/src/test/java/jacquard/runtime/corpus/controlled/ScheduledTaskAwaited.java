package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Get waits for the scheduled task. */
@Expect(value = "holds", about = "scheduled executor")
public final class ScheduledTaskAwaited {
  private ScheduledTaskAwaited() {}

  public static void main() throws InterruptedException, ExecutionException {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    ScheduledFuture<Integer> one = pool.schedule(() -> 1, 10, TimeUnit.MILLISECONDS);
    int seen = one.get();
    pool.shutdown();
    assert seen == 1;
  }
}
