package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.FutureTask;

/** Two threads run a task, and it is done once. */
@Expect(value = "holds", about = "operations that are one step")
public final class TaskRunByTwo {
  static volatile int ran;

  private TaskRunByTwo() {}

  public static void main() throws Exception {
    ran = 0;
    FutureTask<Integer> task = new FutureTask<>(() -> ++ran);
    Together.run(task::run, task::run);
    assert ran == 1 && task.get() == 1;
  }
}
