package jacquard.cli;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.catalog.BoundedKind;
import jacquard.explore.catalog.SearchRequest;
import jacquard.report.Comparison.Extent;
import java.time.Duration;
import java.util.Optional;

/**
 * The search of a Java program where none is asked for. The default search goes deep first, and in
 * a program with very many executions it may meet a violation late: when it does not end soon, a
 * search that tries the most promising branches first has a short time to find one.
 *
 * @param plan of the search that has the last word
 */
record Hunt(SearchRequest.Plan plan, SearchRun.Finished finished) {
  private static final Duration SOON = Duration.ofSeconds(1);
  private static final Duration SHORT = Duration.ofSeconds(2);

  static Hunt of(
      SearchRequest request,
      Target target,
      Limits limits,
      Cancellation cancellation,
      Optional<ProgressLine> line) {
    SearchRequest.Plan whole = SearchOptions.plan(request, target);
    if (limits.maxTime().compareTo(SOON.plus(SHORT)) <= 0) {
      return new Hunt(whole, SearchRun.run(whole, target, limits, cancellation, line));
    }
    SearchRun.Finished first =
        SearchRun.run(whole, target, limits.withMaxTime(SOON), cancellation, line);
    boolean isOutOfTime =
        first.result().verdict() instanceof Verdict.Unknown
            && first.extent() == Extent.OVER_BUDGET
            && first.result().statistics().time().compareTo(SOON) >= 0
            && first.result().statistics().executions() < limits.maxExecutions();
    if (!isOutOfTime) {
      return new Hunt(whole, first);
    }
    SearchRequest.Plan promising =
        SearchOptions.plan(request.withSearch(BoundedKind.BEST_FIRST.searchName()), target);
    SearchRun.Finished second =
        SearchRun.run(promising, target, limits.withMaxTime(SHORT), cancellation, line);
    if (second.result().verdict() instanceof Verdict.Violated) {
      return new Hunt(promising, second);
    }
    Limits rest = limits.withMaxTime(limits.maxTime().minus(SOON).minus(SHORT));
    return new Hunt(whole, SearchRun.run(whole, target, rest, cancellation, line));
  }
}
