package jacquard.library.programs;

import com.lmax.disruptor.BatchEventProcessor;
import com.lmax.disruptor.RingBuffer;
import jacquard.library.Expect;
import jacquard.library.Versions;

/** A processor that is halted before its thread runs waits for events for ever. */
@Expect(value = "deadlock", library = "disruptor")
@Versions(
    broken = "disruptor-3.3.7",
    fixed = "disruptor-3.4.4",
    issue = "https://github.com/LMAX-Exchange/disruptor/issues/308")
public final class ProcessorHaltedWhileItStarts {

  private ProcessorHaltedWhileItStarts() {}

  public static void main() throws Exception {
    RingBuffer<int[]> ring = RingBuffer.createSingleProducer(() -> new int[1], 2);
    BatchEventProcessor<int[]> processor =
        new BatchEventProcessor<>(ring, ring.newBarrier(), (event, sequence, last) -> {});
    Threads.run(() -> processor.run(), () -> processor.halt());
  }
}
