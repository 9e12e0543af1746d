package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.PriorityQueue;

/** Two threads add to a priority queue. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class PriorityQueueRaced {

  private PriorityQueueRaced() {}

  public static void main() throws Exception {
    PriorityQueue<Integer> queue = new PriorityQueue<>();
    Together.Body increment = () -> queue.add(1);
    Together.run(increment, increment);
    assert queue.size() == 2;
  }
}
