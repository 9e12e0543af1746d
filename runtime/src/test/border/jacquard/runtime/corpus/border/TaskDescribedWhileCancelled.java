package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.FutureTask;

/** The description of a task is made of two looks at it, and it is cancelled in between. */
@Expect(value = "assertion", about = "operations that are one step")
public final class TaskDescribedWhileCancelled {
  static volatile String description;

  private TaskDescribedWhileCancelled() {}

  public static void main() throws Exception {
    FutureTask<String> task = new FutureTask<>(() -> {}, "done");
    Together.run(() -> task.cancel(false), () -> description = task.toString());
    assert !description.endsWith("[Not completed]");
  }
}
