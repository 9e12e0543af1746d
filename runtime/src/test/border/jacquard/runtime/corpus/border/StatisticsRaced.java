package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.IntSummaryStatistics;

/** Two threads count in one statistics. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class StatisticsRaced {

  private StatisticsRaced() {}

  public static void main() throws Exception {
    IntSummaryStatistics statistics = new IntSummaryStatistics();
    Together.Body increment = () -> statistics.accept(1);
    Together.run(increment, increment);
    assert statistics.getCount() == 2 && statistics.getSum() == 2;
  }
}
