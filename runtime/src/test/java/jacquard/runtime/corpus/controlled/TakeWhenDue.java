package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.TimeUnit;

/** Take waits until the time of the element has come, on the clock that the program sees. */
@Expect(value = "holds", about = "DelayQueue")
public final class TakeWhenDue {
  static final DelayQueue<Due> queue = new DelayQueue<>();

  private TakeWhenDue() {}

  public static void main() throws InterruptedException {
    Due due = new Due(System.nanoTime() + 10_000_000);
    queue.add(due);
    Together.run(queue::take);
    assert due.getDelay(TimeUnit.NANOSECONDS) <= 0;
  }
}
