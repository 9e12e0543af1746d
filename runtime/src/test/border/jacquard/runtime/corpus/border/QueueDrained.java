package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

/** A queue is emptied while a producer waits for room. */
@Expect(value = "holds", about = "conditions of locks")
public final class QueueDrained {

  private QueueDrained() {}

  public static void main() throws Exception {
    ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    queue.add(0);
    List<Integer> drained = new ArrayList<>();
    Together.run(
        () -> queue.put(1),
        () -> {
          while (drained.size() < 2) {
            drained.add(queue.take());
            queue.drainTo(drained);
          }
        });
    assert drained.equals(List.of(0, 1));
  }
}
