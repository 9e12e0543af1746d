package jacquard.bench.chapter8;

import jacquard.bench.measure.CpuTime;
import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.script.Script;

/**
 * One search of one program.
 *
 * @param localStates different local states of threads
 * @param endStates different final and deadlock states
 * @param fingerprint of all these states
 * @param seconds of processor time, without those spent on counting states
 */
record Visit(
    Statistics statistics,
    long localStates,
    long endStates,
    long fingerprint,
    double seconds,
    Extent extent) {

  /** What the search has covered. */
  enum Extent {
    ALL_EXECUTIONS,
    WITHIN_BOUND,
    OVER_BUDGET
  }

  /** More steps than any execution has that comes to an end. */
  static final int MAX_STEPS = 1_000;

  static Visit of(Search search, UnitTest test, SearchBudget budget) {
    StateCounter counter = new StateCounter();
    long started = CpuTime.nanos();
    Result result =
        search.check(
            new Script(test.program()), budget.limits().goingOn().withMaxSteps(MAX_STEPS), counter);
    double seconds = (CpuTime.nanos() - started - counter.nanos()) / 1e9;
    return new Visit(
        result.statistics(),
        counter.localStates(),
        counter.endStates(),
        counter.fingerprint(),
        seconds,
        result.covered().map(Visit::extent).orElse(Extent.OVER_BUDGET));
  }

  private static Extent extent(Verdict.Scope scope) {
    return switch (scope) {
      case Verdict.Scope.AllExecutions _ -> Extent.ALL_EXECUTIONS;
      case Verdict.Scope.WithinBound _ -> Extent.WITHIN_BOUND;
    };
  }

  long executions() {
    return statistics.executions();
  }

  /** How often a local state is visited on average. */
  double redundancy() {
    return (double) statistics.transitions() / localStates;
  }
}
