package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ArrayBlockingQueue;

/** A queue is cleared while a producer waits for room. */
@Expect(value = "holds", about = "conditions of locks")
public final class QueueCleared {

  private QueueCleared() {}

  public static void main() throws Exception {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    queue.add(0);
    Together.run(() -> queue.put(1), () -> queue.clear());
    assert queue.size() <= 1;
  }
}
