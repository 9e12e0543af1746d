package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.DelayQueue;

/** Both threads may see the one element before either takes it; the second waits for ever. */
@Expect(value = "deadlock", about = "DelayQueue")
public final class PeekThenTakeDelayed {
  static final DelayQueue<Due> queue = new DelayQueue<>();

  private PeekThenTakeDelayed() {}

  public static void main() throws InterruptedException {
    queue.add(new Due(0));
    Together.run(PeekThenTakeDelayed::take, PeekThenTakeDelayed::take);
  }

  private static void take() throws InterruptedException {
    if (queue.peek() != null) {
      queue.take();
    }
  }
}
