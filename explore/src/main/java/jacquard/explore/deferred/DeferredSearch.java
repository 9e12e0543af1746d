package jacquard.explore.deferred;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.core.Vocabulary;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Policy;
import jacquard.explore.Progress;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.optimal.OptimalSearch;
import java.util.Optional;

/**
 * Explores one execution per trace, those that need few preemptions first. Where it is cut short,
 * it says up to which number of preemptions all is covered; for that it explores a little more than
 * this number (see {@link DeferredOrder}).
 */
public final class DeferredSearch implements Search {
  public static final String NAME = "optimal:fewest-preemptions";

  /** What is claimed. */
  private enum Claim {
    /** All executions or nothing, as by any other optimal search. */
    ALL,
    /** The largest number of preemptions that is complete. */
    BOUND
  }

  private final Claim claim;
  private final int limit;

  private DeferredSearch(Claim claim, int limit) {
    this.claim = claim;
    this.limit = limit;
  }

  /** All executions. */
  public static Search all() {
    return new DeferredSearch(Claim.ALL, Integer.MAX_VALUE);
  }

  /** All executions with at most this many preemptions. */
  public static Search within(int preemptions) {
    return new DeferredSearch(Claim.BOUND, preemptions);
  }

  /** More and more preemptions, until everything is covered or the budget is spent. */
  public static Search raising() {
    return new DeferredSearch(Claim.BOUND, Integer.MAX_VALUE);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    DeferredOrder order = new DeferredOrder(subject, limits.maxSteps(), limit);
    Watch watch = new Watch(observer, order);
    Subject bounded = limit == Integer.MAX_VALUE ? subject : new Bounded(subject, limit);
    Result result = new OptimalSearch(NAME, () -> order).check(bounded, limits, watch);
    boolean finished = result.cutShort().isEmpty();
    boolean whole = finished && order.isEmpty();
    if (claim == Claim.ALL || (whole && result.statistics().boundedExecutions() == 0)) {
      return result;
    }
    int complete = whole ? limit : Math.min(order.complete(), watch.beforeTruncation);
    boolean stopped = finished && result.covered().isEmpty(); // at a violation
    Optional<Verdict.Scope> covered =
        stopped || complete < 0 || isUnreliable(result)
            ? Optional.empty()
            : Optional.of(scope(complete));
    Verdict verdict =
        result.violations().isEmpty()
            ? covered.<Verdict>map(Verdict.Holds::new).orElse(result.verdict())
            : result.verdict();
    return new Result(
        verdict, result.statistics(), result.violations(), result.cutShort(), covered);
  }

  /** Of a program that does not repeat itself, nothing is known. */
  private static boolean isUnreliable(Result result) {
    return result.cutShort().orElse(null) instanceof Verdict.Reason.UncontrolledNondeterminism;
  }

  private static Verdict.Scope scope(int preemptions) {
    return new BoundLimit(Bounds.PREEMPTION, preemptions).scope(Verdict.Grounds.VALIDATED);
  }

  /** A program whose executions with more preemptions than the limit are not spoken of. */
  private record Bounded(Subject subject, int limit) implements Subject {
    @Override
    public String name() {
      return subject.name();
    }

    @Override
    public String fingerprint() {
      return subject.fingerprint();
    }

    @Override
    public Vocabulary vocabulary() {
      return subject.vocabulary();
    }

    @Override
    public void run(Policy policy, int maxSteps, Execution into) {
      subject.run(policy, maxSteps, into);
      if (into.outcome().isComplete() && new LeastPreemptions().of(into) > limit) {
        into.end(Outcome.BeyondBound.OUTCOME);
      }
    }
  }

  /** Notes what was complete when the first execution was cut at the limit on steps. */
  private static final class Watch implements Observer {
    private final Observer observer;
    private final DeferredOrder order;
    private int beforeTruncation = Integer.MAX_VALUE;

    Watch(Observer observer, DeferredOrder order) {
      this.observer = observer;
      this.order = order;
    }

    @Override
    public void executed(Execution execution) {
      if (execution.outcome() instanceof Outcome.Truncated) {
        beforeTruncation = Math.min(beforeTruncation, order.complete());
      }
      observer.executed(execution);
    }

    @Override
    public void progress(Progress progress) {
      observer.progress(progress);
    }

    @Override
    public boolean isCancelled() {
      return observer.isCancelled();
    }
  }
}
