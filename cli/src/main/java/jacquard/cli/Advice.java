package jacquard.cli;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Result;
import jacquard.explore.catalog.Searches;
import jacquard.report.Comparison.Extent;
import java.util.Optional;

/** What a user can do to learn more than a check could say. */
final class Advice {
  private Advice() {}

  static Optional<String> after(Result result, Limits limits, Extent extent) {
    if (extent == Extent.OVER_BUDGET) {
      return Optional.of(
          "raise " + exhausted(result.statistics(), limits) + " to explore the rest");
    }
    if (result.verdict() instanceof Verdict.Unknown(Verdict.Reason.SampledOnly _)) {
      return Optional.of("--search " + Searches.DEFAULT + " can establish that it holds");
    }
    return Optional.empty();
  }

  private static String exhausted(Statistics statistics, Limits limits) {
    if (statistics.executions() >= limits.maxExecutions()) {
      return "--max-executions";
    }
    return statistics.time().compareTo(limits.maxTime()) >= 0 ? "--timeout" : "--max-steps";
  }
}
