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
 * others try to find one: one that tries the most promising branches first, and one that samples,
 * which is better where executions are long. How long each of them tries is measured in steps, so
 * that the same one finds the same violation on every machine; the time is limited only for
 * programs whose steps are slow.
 */
public final class Portfolio {
  /** Less than a second for most programs. */
  private static final long WORK = 200_000;

  private static final Duration LONGEST = Duration.ofSeconds(5);
  private static final List<String> FINDERS =
      List.of(Searches.BEST_FIRST, Searches.PARTIAL_ORDER_SAMPLING);

  /** With less time than this there is none for the finders. */
  private static final Duration LEAST = Duration.ofSeconds(3);

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
    if (limits.maxTime().compareTo(LEAST) <= 0) {
      return FinishedSearch.of(whole, subject, limits, observer);
    }
    Limits first = slice(limits);
    FinishedSearch deep = FinishedSearch.of(whole, subject, first, observer);
    if (!isCutBy(first, deep.result(), limits)) {
      return deep;
    }
    List<FinishedSearch> tried = new ArrayList<>(List.of(deep));
    for (String finder : FINDERS) {
      SearchRequest.Plan plan = request.withSearch(finder).plan(subject);
      FinishedSearch attempt = FinishedSearch.of(plan, subject, first, observers.apply(plan));
      if (attempt.result().verdict() instanceof Verdict.Violated || isOpen(attempt.result())) {
        return attempt;
      }
      tried.add(attempt);
    }
    Duration rest = limits.maxTime().minus(spent(tried).time());
    FinishedSearch last = FinishedSearch.of(whole, subject, limits.withMaxTime(rest), observer);
    tried.add(last);
    return last.result().verdict() instanceof Verdict.Unknown ? inVain(tried, limits) : last;
  }

  /** What one of the searches may use up before the next one has its turn. */
  private static Limits slice(Limits limits) {
    Duration quarter = limits.maxTime().dividedBy(4);
    return limits.withMaxWork(WORK).withMaxTime(quarter.compareTo(LONGEST) < 0 ? quarter : LONGEST);
  }

  private static Statistics spent(List<FinishedSearch> all) {
    return all.stream()
        .map(s -> s.result().statistics())
        .reduce(Statistics.NOTHING, Statistics::plus);
  }

  /** All that was run, where none of it was enough. */
  private static FinishedSearch inVain(List<FinishedSearch> all, Limits limits) {
    FinishedSearch last = all.getLast();
    Statistics spent = spent(all);
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

  private static boolean isCutBy(Limits slice, Result result, Limits limits) {
    Statistics spent = result.statistics();
    return result.verdict() instanceof Verdict.Unknown
        && result.cutShort().filter(Verdict.Reason.OutOfBudget.class::isInstance).isPresent()
        && (spent.work() >= slice.maxWork() || spent.time().compareTo(slice.maxTime()) >= 0)
        && spent.executions() < limits.maxExecutions();
  }
}
