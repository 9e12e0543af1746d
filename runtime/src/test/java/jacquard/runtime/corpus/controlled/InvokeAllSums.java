package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The tasks share nothing, and their results are added when all are there. */
@Expect(value = "holds", about = "invokeAll")
public final class InvokeAllSums {
  private InvokeAllSums() {}

  public static void main() throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
    int sum = 0;
    for (Future<Integer> done : pool.invokeAll(tasks)) {
      sum += done.get();
    }
    pool.shutdown();
    assert sum == 3;
  }
}
