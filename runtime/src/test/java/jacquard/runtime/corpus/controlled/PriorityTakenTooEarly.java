package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.PriorityBlockingQueue;

/** The taker may come before the smaller element is in. */
@Expect(value = "assertion", about = "PriorityBlockingQueue")
public final class PriorityTakenTooEarly {
  static final PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();

  private PriorityTakenTooEarly() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          queue.put(2);
          queue.put(1);
        },
        PriorityTakenTooEarly::take);
  }

  private static void take() throws InterruptedException {
    int smallest = queue.take();
    assert smallest == 1;
  }
}
