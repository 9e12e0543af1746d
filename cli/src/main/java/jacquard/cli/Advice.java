package jacquard.cli;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Result;
import jacquard.explore.catalog.Searches;
import jacquard.report.Comparison.Extent;
import jacquard.report.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a user can do to learn more than a check could say. */
final class Advice {
  private static final String STEPS = "--max-steps";

  private Advice() {}

  static Optional<String> after(Result result, Within within, Limits limits, Extent extent) {
    Optional<String> further = goingOn(result.verdict(), within);
    if (further.isPresent() && extent != Extent.WHOLE) {
      return Optional.of(
          "go on with --bound "
              + further.get()
              + (extent == Extent.OVER_BUDGET
                  ? ", and raise " + exhausted(result.statistics(), limits)
                  : ""));
    }
    if (extent == Extent.OVER_BUDGET) {
      String exhausted = exhausted(result.statistics(), limits);
      return Optional.of(
          "raise "
              + exhausted
              + " to explore the rest"
              + (exhausted.equals(STEPS)
                  ? "; for a program that spins, --bound fair=2 instead"
                  : ""));
    }
    if (result.verdict() instanceof Verdict.Unknown(Verdict.Reason.SampledOnly _)) {
      return Optional.of("--search " + Searches.DEFAULT + " can establish that it holds");
    }
    return Optional.empty();
  }

  /** The bounds that go on where raising a bound had to stop. */
  private static Optional<String> goingOn(Verdict verdict, Within within) {
    if (within.raised().isEmpty()
        || !(verdict
            instanceof Verdict.Holds(Verdict.Scope.WithinBound(List<Verdict.Limit> limits, _)))) {
      return Optional.empty();
    }
    String raised = within.raised().get().bound();
    List<String> bounds = new ArrayList<>();
    for (Verdict.Limit fixed : within.limits()) {
      bounds.add(fixed.bound() + "=" + fixed.value());
    }
    for (Verdict.Limit limit : limits) {
      if (limit.bound().equals(raised)) {
        bounds.add(raised + "=" + (limit.value() + 1) + "..");
      }
    }
    return Optional.of(String.join(",", bounds));
  }

  private static String exhausted(Statistics statistics, Limits limits) {
    if (statistics.executions() >= limits.maxExecutions()) {
      return "--max-executions";
    }
    return statistics.time().compareTo(limits.maxTime()) >= 0 ? "--timeout" : STEPS;
  }
}
