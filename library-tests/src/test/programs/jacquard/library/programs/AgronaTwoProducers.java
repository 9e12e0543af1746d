package jacquard.library.programs;

import jacquard.library.Expect;
import org.agrona.concurrent.ManyToOneConcurrentArrayQueue;

/** Two threads offer to a queue for many producers. */
@Expect(value = "holds", library = "agrona")
public final class AgronaTwoProducers {

  private AgronaTwoProducers() {}

  public static void main() throws Exception {
    ManyToOneConcurrentArrayQueue<Integer> queue = new ManyToOneConcurrentArrayQueue<>(4);
    Threads.run(() -> queue.offer(1), () -> queue.offer(2));
    assert queue.poll() + queue.poll() == 3;
  }
}
