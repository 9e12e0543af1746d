package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

/** A linked queue is emptied while a producer waits for room. */
@Expect(value = "holds", about = "conditions of locks")
public final class LinkedQueueDrained {

  private LinkedQueueDrained() {}

  public static void main() throws Exception {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);
    queue.add(0);
    List<Integer> drained = new ArrayList<>();
    Together.run(() -> queue.put(1), () -> queue.drainTo(drained));
    assert drained.size() + queue.size() == 2;
  }
}
