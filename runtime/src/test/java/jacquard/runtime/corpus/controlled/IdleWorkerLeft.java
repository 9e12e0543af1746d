package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;

/** A pool is never shut down; its idle worker waits for tasks and is no deadlock. */
@Expect(value = "holds", about = "pool left running")
public final class IdleWorkerLeft {
  private IdleWorkerLeft() {}

  public static void main() throws InterruptedException, ExecutionException {
    int got = Executors.newFixedThreadPool(1).submit(() -> 1).get();
    assert got == 1;
  }
}
