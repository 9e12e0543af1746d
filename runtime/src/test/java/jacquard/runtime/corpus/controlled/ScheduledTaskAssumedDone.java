package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** That the delay of the task is over does not mean that the task is done. */
@Expect(value = "assertion", about = "scheduled executor")
@SuppressWarnings("FutureReturnValueIgnored") // the bug
public final class ScheduledTaskAssumedDone {
  static volatile boolean done;

  private ScheduledTaskAssumedDone() {}

  public static void main() throws InterruptedException {
    ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
    pool.schedule(() -> done = true, 10, TimeUnit.MILLISECONDS);
    Thread.sleep(20);
    boolean seen = done;
    pool.shutdownNow();
    assert seen;
  }
}
