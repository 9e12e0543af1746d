package jacquard.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.deferred.DeferredSearch;
import jacquard.script.Script;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DeferredSearchTest {
  private static final Limits LIMITS = Limits.NONE.goingOn().countingTraces();

  static Stream<Litmus> known() {
    return LitmusCatalog.shapes().stream()
        .map(Shape::litmus)
        .filter(l -> !l.expectation().tracesWithinPreemptions().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("known")
  void exactlyTheTracesWithinEachNumberOfPreemptionsAreVisited(Litmus litmus) {
    List<Long> expected = litmus.expectation().tracesWithinPreemptions();
    for (int k = 0; k < expected.size(); k++) {
      Result result =
          DeferredSearch.within(k).check(new Script(litmus.program()), LIMITS, Observer.SILENT);
      assertThat(result.statistics().completeExecutions())
          .as("at most %d preemptions", k)
          .isEqualTo(expected.get(k));
      assertThat(result.statistics().distinctTraces()).isEqualTo(expected.get(k));
    }
  }

  @ParameterizedTest
  @MethodSource("known")
  void noTraceIsVisitedTwiceWhileTheLimitRises(Litmus litmus) {
    Result result =
        DeferredSearch.raising().check(new Script(litmus.program()), LIMITS, Observer.SILENT);
    long traces = litmus.expectation().traces().orElseThrow();
    assertThat(result.statistics().executions()).isEqualTo(traces);
    assertThat(result.statistics().distinctTraces()).isEqualTo(traces);
    assertThat(result.covered()).contains(new Verdict.Scope.AllExecutions());
  }

  private static Verdict.Scope within(int preemptions) {
    return new Verdict.Scope.WithinBound(
        List.of(new BoundLimit(Bounds.PREEMPTION, preemptions).toVerdict()),
        Verdict.Grounds.VALIDATED);
  }

  @Test
  void aLimitThatCutsSomethingOffIsNamed() {
    Litmus sections = LitmusCatalog.find("critical-sections(2,6)");
    Result result =
        DeferredSearch.within(1).check(new Script(sections.program()), LIMITS, Observer.SILENT);
    assertThat(result.verdict()).isEqualTo(new Verdict.Holds(within(1)));
    assertThat(result.cutShort()).isEmpty();
    assertThat(result.statistics().executions()).isLessThan(924); // all traces
  }

  @Test
  void aSpentBudgetLeavesTheLargestLimitThatIsComplete() {
    Litmus sections = LitmusCatalog.find("critical-sections(2,6)");
    Script script = new Script(sections.program());
    long needed =
        DeferredSearch.within(1).check(script, LIMITS, Observer.SILENT).statistics().executions();
    Result enough =
        DeferredSearch.raising().check(script, LIMITS.withMaxExecutions(needed), Observer.SILENT);
    assertThat(enough.verdict()).isEqualTo(new Verdict.Holds(within(1)));
    assertThat(enough.cutShort()).isPresent();
    Result less =
        DeferredSearch.raising()
            .check(script, LIMITS.withMaxExecutions(needed - 1), Observer.SILENT);
    assertThat(less.verdict()).isEqualTo(new Verdict.Holds(within(0)));
    Result nothing =
        DeferredSearch.raising().check(script, LIMITS.withMaxExecutions(1), Observer.SILENT);
    assertThat(nothing.verdict()).isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void executionsThatNeverEndAreNotClaimed() {
    Litmus sections = LitmusCatalog.find("critical-sections(2,3)");
    Result result =
        DeferredSearch.raising()
            .check(new Script(sections.program()), LIMITS.withMaxSteps(5), Observer.SILENT);
    assertThat(result.verdict()).isInstanceOf(Verdict.Unknown.class);
  }

  @Test
  void aViolationBeyondTheLimitIsNotReported() {
    Script counter = new Script(LitmusCatalog.find("racy-counter(3)").program());
    assertThat(DeferredSearch.within(0).check(counter, LIMITS, Observer.SILENT).verdict())
        .isEqualTo(new Verdict.Holds(within(0)));
    assertThat(DeferredSearch.within(1).check(counter, LIMITS, Observer.SILENT).verdict())
        .isInstanceOf(Verdict.Violated.class);
  }

  @Test
  void aViolationIsFoundAtItsNumberOfPreemptions() {
    Litmus counter = LitmusCatalog.find("racy-counter(3)");
    Result result =
        DeferredSearch.raising().check(new Script(counter.program()), Limits.NONE, Observer.SILENT);
    assertThat(result.verdict()).isInstanceOf(Verdict.Violated.class);
    assertThat(result.covered()).isEmpty();
  }
}
