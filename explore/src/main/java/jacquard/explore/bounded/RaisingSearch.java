package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Searches with the limit 0, 1, 2, … until everything is covered or the budget is spent. The
 * verdict speaks of the largest limit that was completed.
 */
public final class RaisingSearch implements Search {
  private final Bound bound;
  private final int from;
  private final List<BoundLimit> others;
  private final Function<List<BoundLimit>, Search> search;

  /**
   * Raises one bound.
   *
   * @param others bounds whose limits stay as they are
   * @param search makes the search for given limits
   */
  public RaisingSearch(
      Bound bound, int from, List<BoundLimit> others, Function<List<BoundLimit>, Search> search) {
    this.bound = bound;
    this.from = from;
    this.others = List.copyOf(others);
    this.search = search;
  }

  @Override
  public String name() {
    return search.apply(limits(from)).name();
  }

  private List<BoundLimit> limits(int limit) {
    List<BoundLimit> limits = new ArrayList<>();
    limits.add(new BoundLimit(bound, limit));
    limits.addAll(others);
    return limits;
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    long started = System.nanoTime();
    Statistics spent = Statistics.NOTHING;
    Result complete = null;
    for (int limit = from; ; limit++) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - started);
      Limits left =
          limits
              .withMaxExecutions(limits.maxExecutions() - spent.executions())
              .withMaxTime(limits.maxTime().minus(elapsed));
      Result round =
          search.apply(limits(limit)).check(subject, left, new Later(observer, spent, elapsed));
      spent = spent.plus(round.statistics());
      Optional<Result> last = conclude(round, complete, spent, limits);
      if (last.isPresent()) {
        return last.get();
      }
      complete = round;
    }
  }

  /** The result, if this round is the last one. */
  private static Optional<Result> conclude(
      Result round, @Nullable Result complete, Statistics spent, Limits limits) {
    boolean covered =
        round.cutShort().isEmpty()
            && !(round.verdict() instanceof Verdict.Holds(Verdict.Scope.WithinBound _))
            && !(round.verdict() instanceof Verdict.Violated
                && limits.onViolation() == Limits.OnViolation.GO_ON
                && round.statistics().boundedExecutions() > 0);
    boolean violated = round.verdict() instanceof Verdict.Violated;
    boolean stops = violated && limits.onViolation() == Limits.OnViolation.STOP;
    if (covered || stops || (violated && round.cutShort().isPresent())) {
      return Optional.of(new Result(round.verdict(), spent, round.violations(), round.cutShort()));
    }
    if (round.cutShort().isPresent()) {
      Verdict verdict =
          complete != null && complete.verdict() instanceof Verdict.Holds
              ? complete.verdict()
              : round.verdict();
      return Optional.of(new Result(verdict, spent, round.violations(), round.cutShort()));
    }
    return Optional.empty();
  }

  /** Adds what earlier rounds have done to what the observer is told. */
  private record Later(Observer observer, Statistics before, Duration elapsed) implements Observer {
    @Override
    public void executed(Execution execution) {
      observer.executed(execution);
    }

    @Override
    public void progress(Progress progress) {
      observer.progress(
          new Progress(
              before.executions() + progress.executions(),
              progress.pending(),
              progress.depth(),
              elapsed.plus(progress.elapsed()),
              progress.explored()));
    }

    @Override
    public boolean isCancelled() {
      return observer.isCancelled();
    }
  }
}
