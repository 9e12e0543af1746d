package jacquard.explore;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Outcome;
import jacquard.core.SharedLocations;
import jacquard.core.Statistics;
import jacquard.core.TraceHash;
import jacquard.core.TraceSet;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the books of one search: counts executions, remembers violations, watches the limits, tells
 * the observer, and turns all of it into a verdict. Every search writes into one of these.
 */
public final class Bookkeeping {
  private static final int MAX_VIOLATIONS = 1000;
  private static final long PROGRESS_NANOS = 250_000_000L;

  private final Subject subject;
  private final Limits limits;
  private final Observer observer;
  private final long started = System.nanoTime();
  private final List<Verdict.Violated> violations = new ArrayList<>();
  private final Set<Violation> reported = new LinkedHashSet<>();
  private final TraceSet traces = new TraceSet();
  private final SharedLocations shared = new SharedLocations();
  private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);

  private long executions;
  private long complete;
  private long blocked;
  private long bounded;
  private long truncated;
  private long excluded;
  private long violating;
  private long transitions;
  private long replayed;
  private int maxDepth;
  private int sharedLocations;
  private long peakPending;
  private long nextProgress = started + PROGRESS_NANOS;
  private Verdict.@Nullable Reason gaveUp;

  public Bookkeeping(Subject subject, Limits limits, Observer observer) {
    this.subject = subject;
    this.limits = limits;
    this.observer = observer;
  }

  /**
   * Enters one run.
   *
   * @param replayedSteps how many of its first steps an earlier run had made already
   */
  public void enter(Execution execution, int replayedSteps) {
    if (limits.traces() == Limits.Traces.COUNT && execution.outcome().isComplete()) {
      order.compute(execution);
    }
    enter(execution, replayedSteps, order);
  }

  /** As {@link #enter(Execution, int)}, by a search that has the happens-before order at hand. */
  public void enter(Execution execution, int replayedSteps, HappensBefore happensBefore) {
    executions++;
    transitions += execution.length() - replayedSteps;
    replayed += replayedSteps;
    maxDepth = Math.max(maxDepth, execution.length());
    sharedLocations = Math.max(sharedLocations, shared.in(execution));
    switch (execution.outcome()) {
      case Outcome.Completed _ -> complete++;
      case Outcome.Excluded _ -> {
        complete++;
        excluded++;
      }
      case Outcome.Failed _, Outcome.Deadlocked _ -> {
        complete++;
        violating++;
        remember(execution);
      }
      case Outcome.Pruned _ -> blocked++;
      case Outcome.BeyondBound _ -> bounded++;
      case Outcome.Truncated _ -> truncated++;
      case Outcome.Diverged(int step, String expected, String seen) ->
          gaveUp = new Verdict.Reason.UncontrolledNondeterminism(step, expected, seen);
    }
    if (limits.traces() == Limits.Traces.COUNT && execution.outcome().isComplete()) {
      traces.add(TraceHash.of(execution, happensBefore));
    }
    observer.executed(execution);
  }

  /** A different violation is worth keeping, the same one on another schedule is not. */
  private void remember(Execution execution) {
    if (violations.size() < MAX_VIOLATIONS) {
      Violation violation = Violation.of(execution.outcome(), subject.vocabulary());
      if (reported.add(violation)) {
        violations.add(new Verdict.Violated(violation, execution.schedule(subject.fingerprint())));
      }
    }
  }

  /** The program did not repeat itself; the search must stop. */
  public void diverged(int step, String expected, String seen) {
    gaveUp = new Verdict.Reason.UncontrolledNondeterminism(step, expected, seen);
  }

  /** Whether another run may start. */
  public boolean mayGoOn() {
    if (gaveUp != null) {
      return false;
    }
    if (!violations.isEmpty() && limits.onViolation() == Limits.OnViolation.STOP) {
      return false;
    }
    if (executions >= limits.maxExecutions()) {
      gaveUp =
          new Verdict.Reason.OutOfBudget(count(limits.maxExecutions(), "execution"), executions);
    } else if (Statistics.work(executions, transitions + replayed) >= limits.maxWork()) {
      gaveUp =
          new Verdict.Reason.OutOfBudget(
              "the work of " + count(limits.maxWork(), "step"), executions);
    }
    return !isTimeOver();
  }

  /** A number of things in words. */
  public static String count(long n, String what) {
    return n + " " + what + (n == 1 ? "" : "s");
  }

  /** Whether the time is over, for a search that is at work on a long execution. */
  public boolean isTimeOver() {
    if (gaveUp == null && System.nanoTime() - started >= limits.maxTime().toNanos()) {
      gaveUp = new Verdict.Reason.OutOfBudget(seconds(limits.maxTime()), executions);
    } else if (gaveUp == null && observer.isCancelled()) {
      gaveUp = new Verdict.Reason.Cancelled(executions);
    }
    return gaveUp != null;
  }

  /** Such as "1.5 s". */
  public static String seconds(Duration time) {
    double seconds = time.toMillis() / 1e3;
    return (seconds == Math.rint(seconds)
            ? Long.toString((long) seconds)
            : Double.toString(seconds))
        + " s";
  }

  /** Tells the observer now and then how far the search has come. */
  public void progress(Gauge search, int depth) {
    long now = System.nanoTime();
    if (now - nextProgress >= 0) {
      double part = search.explored();
      observer.progress(
          new Progress(
              executions,
              search.pending(),
              depth,
              Duration.ofNanos(now - started),
              Double.isNaN(part) ? OptionalDouble.empty() : OptionalDouble.of(part)));
      // Where the estimate takes long, it is made less often.
      long after = System.nanoTime();
      nextProgress = after + Math.max(PROGRESS_NANOS, 20 * (after - now));
    }
  }

  public long executions() {
    return executions;
  }

  /** Notes how many branches wait to be explored, for the peak that the statistics report. */
  public void pending(long branches) {
    peakPending = Math.max(peakPending, branches);
  }

  /** What a search knows about the work before it; asked only when the observer is told. */
  public interface Gauge {
    /** Branches known and not yet explored. */
    long pending();

    /** The part of the tree that is finished, from 0 to 1; NaN where it cannot be told. */
    double explored();
  }

  /** Closes the books of a search that covers {@code scope} if it was allowed to finish. */
  public Result close(Verdict.Scope scope) {
    Optional<Verdict.Reason> cutShort = Optional.ofNullable(gaveUp);
    if (cutShort.isEmpty() && truncated > 0) {
      cutShort =
          Optional.of(
              new Verdict.Reason.OutOfBudget(
                  count(limits.maxSteps(), "step") + " in one execution", executions));
    }
    Verdict established =
        cutShort.<Verdict>map(Verdict.Unknown::new).orElseGet(() -> new Verdict.Holds(scope));
    boolean stopped = !violations.isEmpty() && limits.onViolation() == Limits.OnViolation.STOP;
    return close(
        established,
        cutShort,
        cutShort.isPresent() || stopped ? Optional.empty() : Optional.of(scope));
  }

  /** Closes the books of a search that only samples, and so never claims anything. */
  public Result closeSampled() {
    Verdict.Reason reason =
        gaveUp == null || gaveUp instanceof Verdict.Reason.OutOfBudget
            ? new Verdict.Reason.SampledOnly(executions)
            : gaveUp;
    return close(new Verdict.Unknown(reason), Optional.ofNullable(gaveUp), Optional.empty());
  }

  private Result close(
      Verdict withoutViolation,
      Optional<Verdict.Reason> cutShort,
      Optional<Verdict.Scope> covered) {
    Verdict verdict = violations.isEmpty() ? withoutViolation : violations.getFirst();
    return new Result(verdict, statistics(), violations, cutShort, covered);
  }

  private Statistics statistics() {
    return new Statistics(
        executions,
        complete,
        blocked,
        bounded,
        truncated,
        excluded,
        violating,
        transitions,
        replayed,
        limits.traces() == Limits.Traces.COUNT ? traces.size() : -1,
        maxDepth,
        sharedLocations,
        peakPending,
        Duration.ofNanos(System.nanoTime() - started));
  }
}
