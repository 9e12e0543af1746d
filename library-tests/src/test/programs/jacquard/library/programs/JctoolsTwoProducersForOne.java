package jacquard.library.programs;

import jacquard.library.Expect;
import org.jctools.queues.SpscArrayQueue;

/** Two threads offer to a queue for one producer. */
@Expect(value = "assertion", library = "jctools-core")
public final class JctoolsTwoProducersForOne {

  private JctoolsTwoProducersForOne() {}

  public static void main() throws Exception {
    SpscArrayQueue<Integer> queue = new SpscArrayQueue<>(4);
    Threads.run(() -> queue.offer(1), () -> queue.offer(2));
    assert queue.size() == 2;
  }
}
