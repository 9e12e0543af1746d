package jacquard.litmus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import jacquard.explore.Limits;
import jacquard.explore.Result;
import jacquard.explore.catalog.Searches;
import jacquard.script.Script;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the formulas and tables say, against searches at several sizes. */
class ExpectationTest {
  private static final long FEASIBLE = 20_000;

  /** The programs that have more executions. */
  private static final Set<String> TOO_MANY =
      Set.of(
          "dining(4)",
          "dining(5)",
          "dining-reversed(4)",
          "dining-reversed(5)",
          "dining-try(4)",
          "lastzero(4)",
          "lastzero(5)",
          "transfer-any(3)",
          "try-lock(4)",
          "wrong-lock(3)");

  /** All shapes with one parameter, from its smallest value to a bit above the default. */
  static Stream<Litmus> litmusPrograms() {
    return LitmusCatalog.shapes().stream()
        .flatMap(
            shape ->
                shape.parameters().size() == 1
                    ? sizes(shape, shape.parameters().getFirst())
                    : Stream.of(shape.litmus()));
  }

  /** Those whose preemptions were counted; a single trace always has an order without any. */
  static Stream<Litmus> countedPreemptions() {
    return litmusPrograms()
        .filter(l -> !l.expectation().tracesWithinPreemptions().isEmpty())
        .filter(l -> l.expectation().traces().orElseThrow() > 1);
  }

  private static Stream<Litmus> sizes(Shape shape, Parameter n) {
    return Stream.iterate(n.min(), i -> i + 1)
        .limit(Math.min(n.max(), n.defaultValue() + 1) - n.min() + 1L)
        .map(i -> shape.litmus(List.of(i)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("litmusPrograms")
  void theNumberOfTracesIsRight(Litmus litmus) {
    Expectation expectation = litmus.expectation();
    assumeTrue(expectation.traces().isPresent(), "nobody has counted the traces");
    assumeTrue(expectation.traces().getAsLong() < FEASIBLE, "too many traces");
    Recorder recorder = new Recorder();
    Result result = check("optimal", litmus, recorder);

    assertThat(result.statistics().distinctTraces()).isEqualTo(expectation.traces().getAsLong());
    assertThat(recorder.deadlockedTraces()).isEqualTo(expectation.deadlockedTraces().orElseThrow());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("countedPreemptions")
  void theCheapestOrdersHaveTheDeclaredPreemptions(Litmus litmus) {
    Recorder recorder = new Recorder();
    Result result = check("dfs", litmus, recorder);
    boolean isFeasible = result.statistics().executions() < FEASIBLE;
    assertThat(isFeasible)
        .as("%s within %,d executions", litmus, FEASIBLE)
        .isNotEqualTo(TOO_MANY.contains(litmus.name()));
    assumeTrue(isFeasible, "too many executions");

    assertThat(recorder.tracesWithinPreemptions())
        .isEqualTo(litmus.expectation().tracesWithinPreemptions());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("litmusPrograms")
  void theNumbersFitTogether(Litmus litmus) {
    Expectation expectation = litmus.expectation();

    assertThat(expectation.why()).isNotBlank().doesNotContain("\n");
    assertThat(expectation.deadlockedTraces().orElse(0) > 0)
        .isEqualTo(expectation.verdict() == Expectation.Kind.DEADLOCKS);
    assertThat(expectation.tracesWithinPreemptions()).isSorted().doesNotHaveDuplicates();
    if (!expectation.tracesWithinPreemptions().isEmpty()) {
      assertThat(expectation.traces()).hasValue(expectation.tracesWithinPreemptions().getLast());
    }
  }

  private static Result check(String search, Litmus litmus, Recorder recorder) {
    return Searches.named(search)
        .orElseThrow()
        .search(1)
        .check(
            new Script(litmus.program()),
            Limits.NONE.goingOn().countingTraces().withMaxExecutions(FEASIBLE),
            recorder);
  }
}
