package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread is new before its start and terminated after its join. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class ThreadStateAtTheEnds {

  private ThreadStateAtTheEnds() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> {});
    assert worker.getState() == Thread.State.NEW;
    worker.start();
    worker.join();
    assert worker.getState() == Thread.State.TERMINATED;
  }
}
