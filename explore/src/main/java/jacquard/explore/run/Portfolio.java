package jacquard.explore.run;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.explore.Bookkeeping;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The portfolio of searches where none is asked for. The default search goes deep first, and in a
 * program with very many executions it may meet a violation late: when it does not end soon, two
 * others have a short time each to find one: one that tries the most promising branches first, and
 * one that samples, which is better where executions are long.
 */
public final class Portfolio {
  private static final Duration SOON = Duration.ofSeconds(1);
  private static final Duration SHORT = Duration.ofSeconds(1);
  private static final List<String> FINDERS =
      List.of(Searches.BEST_FIRST, Searches.PARTIAL_ORDER_SAMPLING);
  private static final Duration ALL_TRIED = SOON.plus(SHORT.multipliedBy(FINDERS.size()));

  private Portfolio() {}

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
    if (limits.maxTime().compareTo(ALL_TRIED) <= 0) {
      return FinishedSearch.of(whole, subject, limits, observer);
    }
    FinishedSearch first = FinishedSearch.of(whole, subject, limits.withMaxTime(SOON), observer);
    if (!isOutOfTime(first.result(), limits)) {
      return first;
    }
    List<FinishedSearch> tried = new ArrayList<>(List.of(first));
    for (String finder : FINDERS) {
      SearchRequest.Plan plan = request.withSearch(finder).plan(subject);
      FinishedSearch attempt =
          FinishedSearch.of(plan, subject, limits.withMaxTime(SHORT), observers.apply(plan));
      if (attempt.result().verdict() instanceof Verdict.Violated || isOpen(attempt.result())) {
        return attempt;
      }
      tried.add(attempt);
    }
    Limits rest = limits.withMaxTime(limits.maxTime().minus(ALL_TRIED));
    FinishedSearch last = FinishedSearch.of(whole, subject, rest, observer);
    tried.add(last);
    return last.result().verdict() instanceof Verdict.Unknown ? inVain(tried, limits) : last;
  }

  /** All that was run, where none of it was enough. */
  private static FinishedSearch inVain(List<FinishedSearch> all, Limits limits) {
    FinishedSearch last = all.getLast();
    Statistics spent =
        all.stream().map(s -> s.result().statistics()).reduce(Statistics.NOTHING, Statistics::plus);
    Optional<Verdict.Reason> why =
        last.result()
            .cutShort()
            .map(
                reason ->
                    reason instanceof Verdict.Reason.OutOfBudget
                            && spent.time().compareTo(limits.maxTime()) >= 0
                        ? new Verdict.Reason.OutOfBudget(
                            Bookkeeping.seconds(limits.maxTime()), spent.executions())
                        : reason);
    return new FinishedSearch(
        last.plan(),
        new Result(
            why.<Verdict>map(Verdict.Unknown::new).orElse(last.result().verdict()),
            spent,
            last.result().violations(),
            why,
            last.result().covered()),
        last.foundIn());
  }

  /** Whether nothing more can be established. */
  private static boolean isOpen(Result result) {
    return result.verdict() instanceof Verdict.Unknown(Verdict.Reason.NotControlled _);
  }

  private static boolean isOutOfTime(Result result, Limits limits) {
    return result.verdict() instanceof Verdict.Unknown
        && result.cutShort().filter(Verdict.Reason.OutOfBudget.class::isInstance).isPresent()
        && result.statistics().time().compareTo(SOON) >= 0
        && result.statistics().executions() < limits.maxExecutions();
  }
}
