package jacquard.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.best.Priorities;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.Bound;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.RaisingSearch;
import jacquard.explore.catalog.Searches;
import jacquard.script.Script;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoundedSearchTest {
  private static final int SATURATED = 1_000_000;

  static Stream<Litmus> all() {
    return LitmusCatalog.shapes().stream().map(Shape::litmus);
  }

  /** Small enough for many searches each. */
  static Stream<Litmus> small() {
    return all()
        .filter(l -> l.expectation().traces().orElse(1_000_000) <= 100)
        .filter(l -> l.program().threads().size() <= 5);
  }

  static Stream<Bound> bounds() {
    return Bounds.all().stream();
  }

  private static Statistics count(Search search, Litmus litmus) {
    return check(search, litmus).statistics();
  }

  private static Result check(Search search, Litmus litmus) {
    Result result =
        search.check(
            new Script(litmus.program()),
            Limits.NONE.goingOn().countingTraces().withMaxExecutions(50_000),
            Observer.SILENT);
    assertThat(result.cutShort()).isEmpty();
    return result;
  }

  private static List<BoundLimit> preemptions(int limit) {
    return List.of(new BoundLimit(Bounds.PREEMPTION, limit));
  }

  @ParameterizedTest
  @MethodSource("all")
  void exactlyTheTracesWithinEachNumberOfPreemptionsAreVisited(Litmus litmus) {
    List<Long> expected = litmus.expectation().tracesWithinPreemptions();
    for (int k = 0; k < expected.size(); k++) {
      assertThat(count(BoundedSearch.bpor(preemptions(k)), litmus).distinctTraces())
          .as("at most %d preemptions", k)
          .isEqualTo(expected.get(k));
    }
  }

  @ParameterizedTest
  @MethodSource("small")
  void bestFirstVisitsTheSameTraces(Litmus litmus) {
    List<Long> expected = litmus.expectation().tracesWithinPreemptions();
    for (int k = 0; k < expected.size(); k++) {
      Search bestFirst =
          BestFirstSearch.within(
              preemptions(k), BestFirstSearch.Below.BPOR, List.of(Priorities.PREEMPTIONS));
      assertThat(count(bestFirst, litmus).distinctTraces()).isEqualTo(expected.get(k));
    }
    assertThat(count(BestFirstSearch.dpor(Priorities.defaults(1)), litmus).distinctTraces())
        .isEqualTo(litmus.expectation().traces().orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("all")
  void aBoundThatCutsNothingOffCostsNothing(Litmus litmus) {
    long dpor =
        count(Searches.named("dpor:general+sleep").orElseThrow().search(1), litmus).executions();
    for (Bound bound : Bounds.all()) {
      if (bound.equals(Bounds.DELTA)) {
        continue; // its first schedule is round-robin, so it searches another tree
      }
      Result bpor = check(BoundedSearch.bpor(List.of(new BoundLimit(bound, SATURATED))), litmus);
      assertThat(bpor.statistics().executions()).as(bound.name()).isLessThanOrEqualTo(dpor);
      if (litmus.expectation().verdict() == Expectation.Kind.HOLDS) {
        assertThat(bpor.verdict()).isEqualTo(new Verdict.Holds(new Verdict.Scope.AllExecutions()));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("small")
  void localBoundsNeverCostMoreThanNoBound(Litmus litmus) {
    long dpor =
        count(Searches.named("dpor:general+sleep").orElseThrow().search(1), litmus).executions();
    for (Bound bound : List.of(Bounds.LOCAL_DEPTH, Bounds.LOCAL_CONTEXT)) {
      for (int limit = 0; limit < 12; limit++) {
        assertThat(
                count(BoundedSearch.bpor(List.of(new BoundLimit(bound, limit))), litmus)
                    .executions())
            .as("%s %d", bound.name(), limit)
            .isLessThanOrEqualTo(dpor);
      }
    }
  }

  @Test
  void aViolationWithinTheBoundIsFound() {
    Litmus counter = LitmusCatalog.find("racy-counter(3)");
    assertThat(check(BoundedSearch.bpor(preemptions(0)), counter).verdict())
        .isInstanceOf(Verdict.Holds.class);
    assertThat(check(BoundedSearch.bpor(preemptions(1)), counter).verdict())
        .isInstanceOf(Verdict.Violated.class);
  }

  @Test
  void theVerdictNamesTheBoundAndItsGrounds() {
    Litmus sections = LitmusCatalog.find("critical-sections(2,3)");
    Search proven = BoundedSearch.plain(preemptions(1));
    assertThat(check(proven, sections).verdict())
        .isEqualTo(
            new Verdict.Holds(
                new Verdict.Scope.WithinBound(
                    List.of(
                        new Verdict.Limit("preemption", 1, "preemptions", "at most 1 preemption")),
                    Verdict.Grounds.PROVEN)));
  }

  @Test
  void raisingTheBoundEndsWhenEverythingIsCovered() {
    Litmus sections = LitmusCatalog.find("critical-sections(2,3)");
    Search raising =
        new RaisingSearch(Bounds.PREEMPTION, 0, List.of(), limits -> BoundedSearch.bpor(limits));
    assertThat(check(raising, sections).verdict())
        .isEqualTo(new Verdict.Holds(new Verdict.Scope.AllExecutions()));
  }

  @Test
  void raisingTheBoundWithinABudgetClaimsTheLargestOneThatWasCompleted() {
    Litmus sections = LitmusCatalog.find("critical-sections(2,6)");
    Search raising =
        new RaisingSearch(Bounds.PREEMPTION, 0, List.of(), limits -> BoundedSearch.bpor(limits));
    Result result =
        raising.check(
            new Script(sections.program()), Limits.NONE.withMaxExecutions(100), Observer.SILENT);
    assertThat(result.cutShort()).isPresent();
    assertThat(result.statistics().executions()).isEqualTo(100);
    assertThat(result.verdict())
        .isInstanceOfSatisfying(
            Verdict.Holds.class,
            holds ->
                assertThat(holds.scope())
                    .isInstanceOfSatisfying(
                        Verdict.Scope.WithinBound.class,
                        scope -> assertThat(scope.limits().getFirst().value()).isBetween(0, 3)));
  }

  @ParameterizedTest
  @MethodSource("bounds")
  void negativeLimitsAreRefused(Bound bound) {
    org.assertj.core.api.Assertions.assertThatIllegalArgumentException()
        .isThrownBy(() -> new BoundLimit(bound, -1))
        .withMessageContaining("must not be negative");
  }
}
