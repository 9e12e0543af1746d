package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;

/** The consumer polls and does not expect null, which it gets when it is first. */
@Expect(value = "exception", about = "LinkedBlockingQueue")
public final class PollUnboxed {
  static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
  static int sum;

  private PollUnboxed() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.add(1), () -> sum += queue.poll());
  }
}
