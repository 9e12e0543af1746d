package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.stream.IntStream;

/** The stream itself adds up what its parts have. */
@Expect(value = "holds", about = "parallel stream")
public final class ParallelStreamSum {
  private ParallelStreamSum() {}

  public static void main() {
    int sum = IntStream.range(0, 3).parallel().sum();
    assert sum == 3;
  }
}
