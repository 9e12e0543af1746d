package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Poll takes the element that is due or says that there is none. */
@Expect(value = "holds", about = "DelayQueue", executions = 2)
public final class PollDelayed {
  static final DelayQueue<Due> queue = new DelayQueue<>();
  static final AtomicInteger taken = new AtomicInteger();

  private PollDelayed() {}

  public static void main() throws InterruptedException {
    queue.add(new Due(0));
    Together.run(PollDelayed::take, PollDelayed::take);
    assert taken.get() == 1;
  }

  private static void take() {
    if (queue.poll() != null) {
      taken.incrementAndGet();
    }
  }
}
