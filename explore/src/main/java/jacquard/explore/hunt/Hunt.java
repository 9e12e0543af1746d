package jacquard.explore.hunt;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.catalog.BoundedKind;
import jacquard.explore.catalog.SearchRequest;
import java.time.Duration;
import java.util.function.Function;

/**
 * The search where none is asked for. The default search goes deep first, and in a program with
 * very many executions it may meet a violation late: when it does not end soon, a search that tries
 * the most promising branches first has a short time to find one.
 */
public final class Hunt {
  private static final Duration SOON = Duration.ofSeconds(1);
  private static final Duration SHORT = Duration.ofSeconds(2);

  private Hunt() {}

  /**
   * Searches.
   *
   * @param request that names no search
   * @param observers one for each search that is tried
   * @return the search that has the last word
   */
  public static FinishedSearch run(
      SearchRequest request,
      Subject subject,
      Limits limits,
      Function<SearchRequest.Plan, Observer> observers) {
    SearchRequest.Plan whole = request.plan(subject);
    Observer observer = observers.apply(whole);
    if (limits.maxTime().compareTo(SOON.plus(SHORT)) <= 0) {
      return FinishedSearch.of(whole, subject, limits, observer);
    }
    FinishedSearch first = FinishedSearch.of(whole, subject, limits.withMaxTime(SOON), observer);
    if (!isOutOfTime(first.result(), limits)) {
      return first;
    }
    SearchRequest.Plan promising =
        request.withSearch(BoundedKind.BEST_FIRST.searchName()).plan(subject);
    FinishedSearch second =
        FinishedSearch.of(
            promising, subject, limits.withMaxTime(SHORT), observers.apply(promising));
    if (second.result().verdict() instanceof Verdict.Violated) {
      return second;
    }
    Limits rest = limits.withMaxTime(limits.maxTime().minus(SOON).minus(SHORT));
    return FinishedSearch.of(whole, subject, rest, observer);
  }

  private static boolean isOutOfTime(Result result, Limits limits) {
    return result.verdict() instanceof Verdict.Unknown
        && result.cutShort().filter(Verdict.Reason.OutOfBudget.class::isInstance).isPresent()
        && result.statistics().time().compareTo(SOON) >= 0
        && result.statistics().executions() < limits.maxExecutions();
  }
}
