package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.explore.Bookkeeping;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;

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
    SequencedSet<Verdict.Violated> violations = new LinkedHashSet<>();
    Optional<Verdict.Scope> covered = Optional.empty();
    for (int limit = from; ; limit++) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - started);
      Limits left =
          limits
              .withMaxExecutions(limits.maxExecutions() - spent.executions())
              .withMaxTime(limits.maxTime().minus(elapsed));
      Result round =
          search.apply(limits(limit)).check(subject, left, new Later(observer, spent, elapsed));
      spent = spent.plus(round.statistics());
      for (Verdict.Violated v : round.violations()) {
        if (violations.stream().noneMatch(known -> known.violation().equals(v.violation()))) {
          violations.add(v);
        }
      }
      if (round.covered().isPresent()) {
        covered = round.covered();
      } else if (round.cutShort().orElse(null)
          instanceof Verdict.Reason.UncontrolledNondeterminism) {
        covered = Optional.empty(); // then earlier rounds prove nothing
      }
      boolean raise = covered.isPresent() && covered.get() instanceof Verdict.Scope.WithinBound;
      if (round.covered().isEmpty() || !raise) {
        Optional<Verdict.Reason> cutShort = round.cutShort().map(total(limits, left, spent));
        return new Result(
            verdict(violations, covered, cutShort.or(() -> reasonOf(round.verdict()))),
            spent,
            List.copyOf(violations),
            cutShort,
            covered);
      }
    }
  }

  private static Verdict verdict(
      SequencedSet<Verdict.Violated> violations,
      Optional<Verdict.Scope> covered,
      Optional<Verdict.Reason> reason) {
    if (!violations.isEmpty()) {
      return violations.getFirst();
    }
    return covered
        .<Verdict>map(Verdict.Holds::new)
        .or(() -> reason.map(Verdict.Unknown::new))
        .orElseThrow(() -> new IllegalStateException("a search without result or reason"));
  }

  private static Optional<Verdict.Reason> reasonOf(Verdict verdict) {
    return verdict instanceof Verdict.Unknown(Verdict.Reason reason)
        ? Optional.of(reason)
        : Optional.empty();
  }

  /** The last round knows only what was left for it; what counts is the whole. */
  private static UnaryOperator<Verdict.Reason> total(Limits limits, Limits left, Statistics spent) {
    return reason ->
        switch (reason) {
          case Verdict.Reason.OutOfBudget(String budget, long _) -> {
            if (spent.executions() >= limits.maxExecutions()) {
              yield new Verdict.Reason.OutOfBudget(
                  Bookkeeping.count(limits.maxExecutions(), "execution"), spent.executions());
            }
            boolean time = budget.equals(Bookkeeping.seconds(left.maxTime())); // and not steps
            yield new Verdict.Reason.OutOfBudget(
                time ? Bookkeeping.seconds(limits.maxTime()) : budget, spent.executions());
          }
          case Verdict.Reason.Cancelled _ -> new Verdict.Reason.Cancelled(spent.executions());
          case Verdict.Reason.SampledOnly _ -> reason;
          case Verdict.Reason.UncontrolledNondeterminism _ -> reason;
          case Verdict.Reason.NotControlled _ -> reason;
          case Verdict.Reason.GivenUp _ -> reason;
          case Verdict.Reason.AllExcluded _ -> reason;
          case Verdict.Reason.Stopped _ -> reason;
          case Verdict.Reason.Approximate _ -> reason;
        };
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
