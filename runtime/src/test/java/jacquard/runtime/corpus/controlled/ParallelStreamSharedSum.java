package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.stream.IntStream;

/** The steps of a parallel stream add to one field, and an update is lost. */
@Expect(value = "assertion", about = "parallel stream")
public final class ParallelStreamSharedSum {
  static int sum;

  private ParallelStreamSharedSum() {}

  public static void main() {
    IntStream.range(0, 2).parallel().forEach(_ -> sum++);
    assert sum == 2;
  }
}
