package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;

/** The consumer takes, and waits when it is first. */
@Expect(value = "holds", about = "LinkedBlockingQueue")
public final class TakeUnboxed {
  static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
  static int sum;

  private TakeUnboxed() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.put(1), () -> sum += queue.take());
    assert sum == 1;
  }
}
