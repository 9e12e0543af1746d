package jacquard.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Statistics;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.catalog.Searches;
import jacquard.script.Script;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** On these programs wakeup trees hold a part of all executions, and so grow exponentially. */
class PolynomialSpaceTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 6, 9, 12})
  void theBranchesThatWaitAreFewInLastzero(int n) {
    Statistics statistics = check("lastzero", n);

    assertThat(statistics.executions()).isEqualTo((n + 3L) << (n - 2));
    assertThat(statistics.peakPending()).isLessThan((long) n * n);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 6, 9, 12})
  void theBranchesThatWaitAreFewInReaders(int n) {
    Statistics statistics = check("readers", n);

    assertThat(statistics.executions()).isEqualTo(1L << n);
    assertThat(statistics.peakPending()).isLessThanOrEqualTo(n);
  }

  private static Statistics check(String name, int n) {
    Shape shape =
        LitmusCatalog.shapes().stream()
            .filter(s -> s.name().equals(name))
            .findFirst()
            .orElseThrow();
    return Searches.named("optimal")
        .orElseThrow()
        .search(1)
        .check(new Script(shape.litmus(List.of(n)).program()), Limits.NONE, Observer.SILENT)
        .statistics();
  }
}
