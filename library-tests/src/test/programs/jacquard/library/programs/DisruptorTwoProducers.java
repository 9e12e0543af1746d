package jacquard.library.programs;

import com.lmax.disruptor.RingBuffer;
import jacquard.library.Expect;

/** Two threads publish to a ring for many producers. */
@Expect(value = "holds", library = "disruptor")
public final class DisruptorTwoProducers {
  static void publish(RingBuffer<int[]> ring, int value) {
    long sequence = ring.next();
    ring.get(sequence)[0] = value;
    ring.publish(sequence);
  }

  private DisruptorTwoProducers() {}

  public static void main() throws Exception {
    RingBuffer<int[]> ring = RingBuffer.createMultiProducer(() -> new int[1], 4);
    Threads.run(() -> publish(ring, 1), () -> publish(ring, 2));
    assert ring.get(0)[0] + ring.get(1)[0] == 3;
  }
}
