package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.FutureTask;

/** A task is cancelled while it runs, although nothing that it does can be seen. */
@Expect(value = "assertion", about = "operations that are one step")
public final class CancelledWhileItRuns {

  private CancelledWhileItRuns() {}

  public static void main() throws Throwable {
    ThreadLocal<Integer> runs = ThreadLocal.withInitial(() -> 0);
    FutureTask<Void> task = new FutureTask<>(() -> runs.set(1), null);
    Thread thread =
        Together.thread(
            "T1",
            () -> {
              task.run();
              assert !task.isCancelled() || runs.get() == 0;
            });
    thread.start();
    task.cancel(false);
    thread.join();
  }
}
