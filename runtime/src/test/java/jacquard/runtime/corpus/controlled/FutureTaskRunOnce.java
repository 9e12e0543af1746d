package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads run the task, and only one of them does so. */
@Expect(value = "holds", about = "FutureTask")
public final class FutureTaskRunOnce {
  static final AtomicInteger times = new AtomicInteger();

  private FutureTaskRunOnce() {}

  public static void main() throws InterruptedException {
    FutureTask<Integer> task = new FutureTask<>(times::incrementAndGet);
    Together.run(task::run, task::run);
    assert times.get() == 1;
  }
}
