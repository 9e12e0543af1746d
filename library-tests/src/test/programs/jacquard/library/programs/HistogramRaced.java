package jacquard.library.programs;

import jacquard.library.Expect;
import org.HdrHistogram.Histogram;

/** Two threads record in a histogram that is not meant for threads. */
@Expect(value = "assertion", library = "HdrHistogram")
public final class HistogramRaced {

  private HistogramRaced() {}

  public static void main() throws Exception {
    Histogram histogram = new Histogram(2, 1);
    Threads.run(() -> histogram.recordValue(1), () -> histogram.recordValue(1));
    assert histogram.getTotalCount() == 2;
  }
}
