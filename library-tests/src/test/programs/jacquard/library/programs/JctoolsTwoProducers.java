package jacquard.library.programs;

import jacquard.library.Expect;
import org.jctools.queues.MpscArrayQueue;

/** Two threads offer to a queue for many producers. */
@Expect(value = "holds", library = "jctools-core")
public final class JctoolsTwoProducers {

  private JctoolsTwoProducers() {}

  public static void main() throws Exception {
    MpscArrayQueue<Integer> queue = new MpscArrayQueue<>(4);
    Threads.run(() -> queue.offer(1), () -> queue.offer(2));
    assert queue.poll() + queue.poll() == 3 && queue.poll() == null;
  }
}
