package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.PriorityBlockingQueue;

/** Two threads put, and when both have, the smaller element comes first. */
@Expect(value = "holds", about = "PriorityBlockingQueue")
public final class PriorityTakenInOrder {
  static final PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();

  private PriorityTakenInOrder() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.put(2), () -> queue.put(1));
    int smallest = queue.take();
    assert smallest == 1;
  }
}
