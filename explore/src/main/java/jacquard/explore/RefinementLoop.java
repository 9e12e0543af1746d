package jacquard.explore;

import jacquard.core.Execution;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Searches a subject that is refined on the way: begins again, with nothing kept, whenever the
 * subject shows more of what it does, and claims no more than it shows.
 */
public final class RefinementLoop implements Search {
  private final Supplier<? extends Search> searches;
  private Search search;

  /**
   * @param searches a new search each time
   */
  public RefinementLoop(Supplier<? extends Search> searches) {
    this.searches = searches;
    search = searches.get();
  }

  @Override
  public String name() {
    return search.name();
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    Count count = new Count(observer);
    while (true) {
      try {
        Result result = search.check(subject, limits, count);
        return checked(limited(result, subject.limits()));
      } catch (SubjectRefined refined) {
        count.restarted();
        search = searches.get();
      } catch (Uncontrolled uncontrolled) {
        Verdict.Reason why = new Verdict.Reason.NotControlled(uncontrolled.what());
        return new Result(
            new Verdict.Unknown(why),
            count.statistics(),
            List.of(),
            Optional.of(why),
            Optional.empty());
      }
    }
  }

  /** Counts executions, for a search that is ended in the middle of one. */
  private static final class Count implements Observer {
    private final Observer observer;
    private final long start = System.nanoTime();
    private long executions;

    Count(Observer observer) {
      this.observer = observer;
    }

    @Override
    public void executed(Execution execution) {
      executions++;
      observer.executed(execution);
    }

    @Override
    public void restarted() {
      executions = 0;
      observer.restarted();
    }

    @Override
    public void progress(Progress progress) {
      observer.progress(progress);
    }

    @Override
    public boolean isCancelled() {
      return observer.isCancelled();
    }

    Statistics statistics() {
      Duration time = Duration.ofNanos(System.nanoTime() - start);
      return Statistics.ofBegun(executions + 1, time);
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
