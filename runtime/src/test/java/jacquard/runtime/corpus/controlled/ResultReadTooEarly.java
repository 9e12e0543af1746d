package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The result of a task is read without waiting for the task. */
@Expect(value = "assertion", about = "Future.get")
public final class ResultReadTooEarly {
  static int result;

  private ResultReadTooEarly() {}

  public static void main() {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> result = 1);
    int seen = result;
    pool.shutdown();
    assert seen == 1;
  }
}
