package jacquard.explore;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Begins a search again, with nothing kept, whenever the subject asks for it, and claims no more
 * than the subject shows.
 */
public final class RestartingSearch implements Search {
  private final Supplier<? extends Search> searches;
  private Search search;

  /**
   * @param searches a new search each time
   */
  public RestartingSearch(Supplier<? extends Search> searches) {
    this.searches = searches;
    search = searches.get();
  }

  @Override
  public String name() {
    return search.name();
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    while (true) {
      try {
        Result result = search.check(subject, limits, observer);
        return checked(limited(result, subject.limits()));
      } catch (Restart restart) {
        observer.restarted();
        search = searches.get();
      }
    }
  }

  /** A claim about no execution at all is none. */
  private static Result checked(Result result) {
    Statistics statistics = result.statistics();
    if (!(result.verdict() instanceof Verdict.Holds)
        || statistics.excludedExecutions() < Math.max(1, statistics.completeExecutions())) {
      return result;
    }
    return new Result(
        new Verdict.Unknown(new Verdict.Reason.AllExcluded(statistics.executions())),
        statistics,
        result.violations(),
        result.cutShort(),
        result.covered());
  }

  /** A claim holds within the limits of the subject only. */
  private static Result limited(Result result, List<Verdict.Limit> limits) {
    if (limits.isEmpty() || !(result.verdict() instanceof Verdict.Holds(Verdict.Scope scope))) {
      return result;
    }
    Verdict.Scope narrower =
        switch (scope) {
          case Verdict.Scope.AllExecutions() ->
              new Verdict.Scope.WithinBound(limits, Verdict.Grounds.VALIDATED);
          case Verdict.Scope.WithinBound(var others, var grounds) ->
              new Verdict.Scope.WithinBound(
                  Stream.concat(others.stream(), limits.stream()).toList(), grounds);
        };
    return new Result(
        new Verdict.Holds(narrower),
        result.statistics(),
        result.violations(),
        result.cutShort(),
        result.covered());
  }
}
