package jacquard.bench.chapter8;

import jacquard.bench.measure.CpuTime;
import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.script.Script;

/**
 * A search for a bug: whether it was found, and after what.
 *
 * @param seconds of processor time
 */
record BugSearch(Outcome outcome, long executions, double seconds) {
  /** Searches that take less are repeated, since the first time is mostly the compiler's. */
  private static final double SHORT = 0.5;

  private static final int ROUNDS = 3;

  /** How it ended. */
  enum Outcome {
    FOUND,
    /** There is no bug in what was searched. */
    NOT_THERE,
    OVER_BUDGET
  }

  static BugSearch of(Search search, UnitTest test, SearchBudget budget) {
    return of(search, new Script(test.program()), budget, test.expected().kind());
  }

  /**
   * Runs a search up to the first violation; of several rounds the fastest counts.
   *
   * @param kind what must be found
   */
  static BugSearch of(Search search, Subject subject, SearchBudget budget, String kind) {
    BugSearch best = once(search, subject, budget, kind);
    for (int round = 1; round < ROUNDS && best.seconds < SHORT; round++) {
      BugSearch again = once(search, subject, budget, kind);
      best = again.seconds < best.seconds ? again : best;
    }
    return best;
  }

  /** As {@link #of(Search, Subject, SearchBudget, String)} where the time does not count. */
  static BugSearch once(Search search, Subject subject, SearchBudget budget, String kind) {
    Limits limits = budget.limits().withMaxSteps(Visit.MAX_STEPS);
    long started = CpuTime.nanos();
    Result result = search.check(subject, limits, Observer.SILENT);
    double seconds = (CpuTime.nanos() - started) / 1e9;
    Outcome outcome =
        switch (result.verdict()) {
          case Verdict.Violated v when v.violation().kind().word().equals(kind) -> Outcome.FOUND;
          case Verdict.Violated v ->
              throw new IllegalStateException(
                  "%s: expected %s but found %s".formatted(subject.name(), kind, v.violation()));
          case Verdict.Holds _ ->
              result.cutShort().isPresent() ? Outcome.OVER_BUDGET : Outcome.NOT_THERE;
          case Verdict.Unknown _ -> Outcome.OVER_BUDGET;
        };
    return new BugSearch(outcome, result.statistics().executions(), seconds);
  }

  boolean isFound() {
    return outcome == Outcome.FOUND;
  }

  String executionsText() {
    return switch (outcome) {
      case FOUND -> Grid.number(executions);
      case NOT_THERE -> "not there";
      case OVER_BUDGET -> "> " + Grid.number(executions);
    };
  }

  String timeText() {
    return switch (outcome) {
      case FOUND -> Grid.milliseconds(seconds);
      case NOT_THERE -> Grid.NONE;
      case OVER_BUDGET -> "> " + Grid.milliseconds(seconds);
    };
  }
}
