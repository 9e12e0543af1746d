package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.FutureTask;

/** A thread does not run a task since another one has claimed it, and cancels it before it runs. */
@Expect(value = "assertion", about = "operations that are one step")
public final class TaskClaimedButNotBegun {
  static volatile int ran;
  static volatile boolean cancelled;

  private TaskClaimedButNotBegun() {}

  public static void main() throws Exception {
    ran = 0;
    cancelled = false;
    FutureTask<Integer> task = new FutureTask<>(() -> ++ran);
    Together.run(
        task::run,
        () -> {
          task.run();
          cancelled = task.cancel(false);
        });
    assert ran == 1;
  }
}
