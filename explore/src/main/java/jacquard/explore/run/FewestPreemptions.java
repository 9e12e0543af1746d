package jacquard.explore.run;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Vocabulary;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import java.time.Duration;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a schedule that fails in the same way with fewer oddities, and then with fewer
 * preemptions, for people understand those best. Searches within 0, 1, 2, … preemptions, as long as
 * the time lasts; where that is too short, what a search that prefers few preemptions meets soon is
 * better than nothing.
 */
public final class FewestPreemptions implements Observer {
  /**
   * What all bounds together may cost. The time is only for programs that are slow: what is shown
   * should not depend on how busy the machine is.
   */
  private static final long WORK = 1_500_000;

  private static final long MORE_WORK = 500_000;
  private static final Duration TIME = Duration.ofSeconds(10);
  private static final Duration MORE_TIME = Duration.ofSeconds(5);

  /** How many preemptions more are worth an oddity less. */
  private static final int MORE_PREEMPTIONS = 2;

  private final Subject subject;
  private final String failure;
  private int oddities;
  private int preemptions;
  private final BooleanSupplier cancelled;
  private @Nullable Schedule found;
  private boolean restarted;

  private FewestPreemptions(
      Subject subject, String failure, Execution failing, BooleanSupplier cancelled) {
    this.subject = subject;
    this.failure = failure;
    oddities = subject.oddities();
    preemptions = failing.preemptions();
    this.cancelled = cancelled;
  }

  /**
   * What came of the search.
   *
   * @param schedule with fewer preemptions; empty if there is none or the time was too short
   * @param restarted whether the subject shows more now, so that earlier schedules no longer fit
   */
  public record Shrunk(Optional<Schedule> schedule, boolean restarted) {}

  /**
   * Searches.
   *
   * @param failing the last execution of the subject
   * @param cancelled whether to be content with what is known
   */
  public static Shrunk of(
      Subject subject, Execution failing, int maxSteps, BooleanSupplier cancelled) {
    FewestPreemptions search =
        new FewestPreemptions(
            subject, failure(failing.outcome(), subject.vocabulary()), failing, cancelled);
    long end = System.nanoTime() + TIME.toNanos();
    long work = WORK;
    for (int bound = 0; work > 0 && search.mayImproveWithin(bound); bound++) {
      Duration left = Duration.ofNanos(end - System.nanoTime());
      if (left.isNegative() || left.isZero() || cancelled.getAsBoolean()) {
        break;
      }
      work -= search.within(bound, limits(work, left, maxSteps)).statistics().work();
    }
    if (search.found == null && (search.preemptions > 1 || search.oddities > 0)) {
      search.promising(limits(MORE_WORK, MORE_TIME, maxSteps));
    }
    return new Shrunk(Optional.ofNullable(search.found), search.restarted);
  }

  private static Limits limits(long work, Duration time, int maxSteps) {
    return Limits.NONE.withMaxWork(work).withMaxTime(time).withMaxSteps(maxSteps).goingOn();
  }

  /** The bounds only grow: what is found has the fewest preemptions for its oddities. */
  private boolean mayImproveWithin(int bound) {
    return oddities > 0
        ? bound <= preemptions + MORE_PREEMPTIONS
        : found == null && bound < preemptions;
  }

  private Result within(int bound, Limits limits) {
    return SearchRequest.open()
        .withSearch(Searches.DEFAULT_WITHIN_BOUNDS)
        .withBounds("preemption=" + bound)
        .plan(subject)
        .search()
        .check(subject, limits, this);
  }

  private void promising(Limits limits) {
    SearchRequest.open()
        .withSearch(Searches.BEST_FIRST)
        .plan(subject)
        .search()
        .check(subject, limits, this);
  }

  @Override
  public void executed(Execution execution) {
    if (isSimpler(execution)
        && execution.outcome().isViolation()
        && failure(execution.outcome(), subject.vocabulary()).equals(failure)) {
      found = execution.schedule(subject.fingerprint());
      oddities = subject.oddities();
      preemptions = execution.preemptions();
    }
  }

  private boolean isSimpler(Execution execution) {
    int odd = subject.oddities();
    return odd < oddities || (odd == oddities && execution.preemptions() < preemptions);
  }

  @Override
  public void restarted() {
    restarted = true;
    found = null;
  }

  @Override
  public boolean isCancelled() {
    return (found != null && oddities == 0) || cancelled.getAsBoolean();
  }

  /** What two executions that fail in the same way have in common: what happens, and where. */
  private static String failure(Outcome outcome, Vocabulary vocabulary) {
    return switch (outcome) {
      case Outcome.Failed(var failures) -> failure(failures.getFirst(), vocabulary);
      case Outcome.Deadlocked(var blocked) -> {
        TreeSet<String> places = new TreeSet<>();
        blocked.forEach(b -> places.add(b.kind() + " at " + vocabulary.site(b.site())));
        yield "deadlock of " + places;
      }
      case Outcome.Completed _, Outcome.Excluded _, Outcome.Truncated _ -> "";
      case Outcome.Pruned _, Outcome.BeyondBound _, Outcome.Diverged _ -> "";
    };
  }

  /** Where the subject names no place, it is the message that tells failures of threads apart. */
  private static String failure(Outcome.Failure failure, Vocabulary vocabulary) {
    String site = vocabulary.site(failure.site());
    boolean isPlaced = !site.isEmpty() || failure.thread() < 0;
    return failure.kind() + " at " + (isPlaced ? site : failure.message());
  }
}
