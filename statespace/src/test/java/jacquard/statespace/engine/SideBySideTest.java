package jacquard.statespace.engine;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.model.compile.Compiler;
import jacquard.promela.Promela;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SideBySideTest {
  /** Nobody goes on when all counters are at their limit, many levels from the first state. */
  private static final String DEEP =
      """
      byte c[4]
      bit parity
      active [4] proctype Count() {
        do
        :: c[_pid] < 40 -> atomic { c[_pid]++; parity = 1 - parity }
        od
      }
      """;

  private static SideBySide.Outcome run(String text, SearchOptions options) {
    return SideBySide.run(
        StateSearches.named(StateSearches.FULL).orElseThrow(),
        Compiler.compile(Promela.parse("model.pml", text)),
        options);
  }

  @Test
  void whatIsDeepIsFoundDepthFirst() {
    SideBySide.Outcome outcome = run(DEEP, SearchOptions.DEFAULT);
    assertThat(outcome.order()).isEqualTo(Order.DEPTH_FIRST);
    assertThat(outcome.found().result().violation().orElseThrow().path().length()).isEqualTo(480);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void whatIsFoundDoesNotDependOnHowFastTheSearchesAre(int workers) {
    String broken = DEEP.replace("parity = 1 - parity", "assert(c[_pid] < 17)");
    SearchOptions slow =
        SearchOptions.DEFAULT
            .withWorkers(workers)
            .stoppedBy(
                states -> {
                  LockSupport.parkNanos(states % 7 * 100_000);
                  return Optional.empty();
                });
    SideBySide.Outcome expected = run(broken, SearchOptions.DEFAULT.withWorkers(2));
    SideBySide.Outcome outcome = run(broken, slow);
    assertThat(outcome.order()).isEqualTo(expected.order());
    assertThat(path(outcome.found().result())).isEqualTo(path(expected.found().result()));
  }

  private static long[] path(SearchResult result) {
    return result.violation().orElseThrow().path().transitions();
  }

  @Test
  void whatIsNearIsFoundBreadthFirst() {
    String near = DEEP.replace("parity = 1 - parity", "assert(c[_pid] < 3)");
    SideBySide.Outcome outcome = run(near, SearchOptions.DEFAULT);
    assertThat(outcome.order()).isEqualTo(Order.BREADTH_FIRST);
    assertThat(outcome.found().result().violation().orElseThrow().path().length()).isEqualTo(9);
  }

  @Test
  void aSearchThatMayNotGoOnSaysWhy() {
    SideBySide.Outcome outcome = run(DEEP, SearchOptions.DEFAULT.withMaxStates(1000));
    assertThat(outcome.found().result().cutShort()).contains("1000 states");
    SideBySide.Outcome stopped =
        run(DEEP, SearchOptions.DEFAULT.stoppedBy(_ -> Optional.of("enough")));
    assertThat(stopped.found().result().cutShort()).contains("enough");
  }

  @Test
  void whatHoldsHoldsInEitherOrder() {
    String fine = DEEP.replace("od", ":: else -> break od");
    SideBySide.Outcome outcome = run(fine.replace("40", "18"), SearchOptions.DEFAULT);
    assertThat(outcome.found().result().violation()).isEmpty();
    assertThat(outcome.found().result().cutShort()).isEmpty();
  }
}
