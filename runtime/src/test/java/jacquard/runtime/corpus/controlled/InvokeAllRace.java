package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The tasks of one call run at the same time, and an update is lost. */
@Expect(value = "assertion", about = "invokeAll", exhaustive = false)
public final class InvokeAllRace {
  static int count;

  private InvokeAllRace() {}

  public static void main() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Callable<Integer>> tasks = List.of(() -> count++, () -> count++);
    List<Future<Integer>> done = pool.invokeAll(tasks);
    pool.shutdown();
    assert done.size() == 2 && count == 2;
  }
}
