package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ForkJoinTask;

/** A task is cancelled while it runs, although nothing that it does can be seen. */
@Expect(value = "assertion", about = "operations that are one step")
public final class ForkedTaskCancelledWhileItRuns {

  private ForkedTaskCancelledWhileItRuns() {}

  public static void main() throws Throwable {
    ThreadLocal<Integer> runs = ThreadLocal.withInitial(() -> 0);
    ForkJoinTask<?> task = ForkJoinTask.adapt(() -> runs.set(1));
    Thread thread =
        Together.thread(
            "T1",
            () -> {
              task.quietlyInvoke();
              assert !task.isCancelled() || runs.get() == 0;
            });
    thread.start();
    task.cancel(false);
    thread.join();
  }
}
