package jacquard.library.programs;

import jacquard.library.Expect;
import org.HdrHistogram.AtomicHistogram;

/** Two threads record in a histogram that is meant for threads. */
@Expect(value = "holds", library = "HdrHistogram")
public final class HistogramConcurrent {

  private HistogramConcurrent() {}

  public static void main() throws Exception {
    AtomicHistogram histogram = new AtomicHistogram(2, 1);
    Threads.run(() -> histogram.recordValue(1), () -> histogram.recordValue(1));
    assert histogram.getTotalCount() == 2;
  }
}
