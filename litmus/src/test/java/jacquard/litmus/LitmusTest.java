package jacquard.litmus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import jacquard.core.Execution;
import jacquard.core.Schedule;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.ScheduleReplay;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import jacquard.explore.catalog.Searches.Promise;
import jacquard.litmus.Expectation.Kind;
import jacquard.script.Script;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every search runs every litmus program at its default size. */
class LitmusTest {
  /** No other search needs more. */
  private static final long FEASIBLE = 100_000;

  /** The searches that are not run, because they need more. */
  private static final Set<String> TOO_MANY =
      Set.of(
          "best-first of filesystem(14)",
          "best-first of indexer(12)",
          "dfs of filesystem(14)",
          "dfs of fork-tree(3)",
          "dfs of indexer(12)",
          "dfs+sleep of filesystem(14)",
          "dfs+sleep of indexer(12)");

  private static final long SAMPLES = 200;
  private static final long SEED = 1;

  static Stream<Arguments> exhaustiveRuns() {
    return runs(entry -> entry.promise() != Promise.SAMPLING);
  }

  static Stream<Arguments> optimalRuns() {
    return runs(entry -> entry.promise() == Promise.OPTIMAL);
  }

  static Stream<Arguments> samplingRuns() {
    return runs(entry -> entry.promise() == Promise.SAMPLING);
  }

  private static Stream<Arguments> runs(Predicate<SearchEntry> which) {
    return litmusPrograms()
        .flatMap(
            litmus ->
                Searches.withoutBounds().stream()
                    .filter(which)
                    .map(entry -> arguments(litmus, Named.of(entry.name(), entry))));
  }

  static Stream<Litmus> litmusPrograms() {
    return LitmusCatalog.shapes().stream().map(Shape::litmus);
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("exhaustiveRuns")
  void everyExhaustiveSearchVisitsEveryTraceAndGivesTheDeclaredVerdict(
      Litmus litmus, SearchEntry entry) {
    Result result = checkAll(litmus, entry, Observer.SILENT);

    Expectation expectation = litmus.expectation();
    assertThat(kind(result.verdict())).isEqualTo(expectation.verdict());
    assertThat(result.violations())
        .allSatisfy(v -> assertThat(kind(v)).isEqualTo(expectation.verdict()));
    assertThat(result.statistics().distinctTraces()).isEqualTo(expectation.traces().orElseThrow());
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("optimalRuns")
  void anOptimalSearchRunsNothingTwiceAndNothingInVain(Litmus litmus, SearchEntry entry) {
    Recorder recorder = new Recorder();
    Statistics statistics = checkAll(litmus, entry, recorder).statistics();

    Expectation expectation = litmus.expectation();
    assertThat(statistics.executions()).isEqualTo(expectation.traces().orElseThrow());
    assertThat(recorder.deadlockedTraces()).isEqualTo(expectation.deadlockedTraces().orElseThrow());
    assertThat(statistics.blockedExecutions()).isZero();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("samplingRuns")
  void aSamplerClaimsNothingAndFindsOnlyWhatIsThere(Litmus litmus, SearchEntry entry) {
    Verdict verdict =
        entry
            .search(SEED)
            .check(
                new Script(litmus.program()),
                Limits.NONE.withMaxExecutions(SAMPLES),
                Observer.SILENT)
            .verdict();

    switch (verdict) {
      case Verdict.Violated _ ->
          assertThat(kind(verdict)).isEqualTo(litmus.expectation().verdict());
      case Verdict.Unknown(Verdict.Reason reason) ->
          assertThat(reason).isEqualTo(new Verdict.Reason.SampledOnly(SAMPLES));
      case Verdict.Holds holds -> assertThat(holds).as("claimed by a sampler").isNull();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("litmusPrograms")
  void everyViolationReplaysFromItsText(Litmus litmus) {
    Script script = new Script(litmus.program());
    Result result =
        Searches.named(Searches.DEFAULT)
            .orElseThrow()
            .search(SEED)
            .check(script, Limits.NONE.goingOn(), Observer.SILENT);

    assertThat(result.violations().isEmpty())
        .isEqualTo(litmus.expectation().verdict() == Kind.HOLDS);
    for (Verdict.Violated violated : result.violations()) {
      Execution execution = new Execution();
      Schedule schedule = Schedule.parse(violated.schedule().toString());
      ScheduleReplay.run(script, schedule, Limits.NONE.maxSteps(), execution);
      assertThat(execution.outcome().isViolation()).isTrue();
      assertThat(Violation.of(execution.outcome(), script.vocabulary()))
          .isEqualTo(violated.violation());
    }
  }

  private static Result checkAll(Litmus litmus, SearchEntry entry, Observer observer) {
    String which = "%s of %s".formatted(entry.name(), litmus);
    assumeTrue(!TOO_MANY.contains(which), "more than %,d executions".formatted(FEASIBLE));
    Result result =
        entry
            .search(SEED)
            .check(
                new Script(litmus.program()),
                Limits.NONE.goingOn().countingTraces().withMaxExecutions(FEASIBLE),
                observer);
    assertThat(result.statistics().executions()).as(which).isLessThan(FEASIBLE);
    return result;
  }

  private static Kind kind(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Holds _ -> Kind.HOLDS;
      case Verdict.Violated(Violation violation, var _) ->
          switch (violation.kind()) {
            case ASSERTION -> Kind.ASSERTION_FAILS;
            case DEADLOCK -> Kind.DEADLOCKS;
            default -> throw new AssertionError("an unexpected violation: " + violation);
          };
      case Verdict.Unknown unknown -> throw new AssertionError("no verdict: " + unknown);
    };
  }
}
