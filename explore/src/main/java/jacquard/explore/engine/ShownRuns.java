package jacquard.explore.engine;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.Subject;
import jacquard.explore.Uncontrolled;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.run.FewestPreemptions;
import jacquard.explore.run.Replayed;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Makes the execution that is shown from the schedule that a search has found. */
final class ShownRuns {
  private final RunnableTarget target;
  private final Subject subject;
  private final SearchRequest.Plan plan;
  private final Limits limits;
  private final Observer observer;
  private final int maxSteps;
  private final long deadline;
  private final Runnable confirmed;

  /**
   * Of a check.
   *
   * @param deadline when to look for no simpler ones any more, as {@link System#nanoTime} tells it
   * @param confirmed called when a schedule that may take long to show has failed again
   */
  ShownRuns(
      RunnableTarget target,
      Subject subject,
      SearchRequest.Plan plan,
      Limits limits,
      Observer observer,
      long deadline,
      Runnable confirmed) {
    this.target = target;
    this.subject = subject;
    this.plan = plan;
    this.limits = limits;
    this.observer = observer;
    this.maxSteps = limits.maxSteps();
    this.deadline = deadline;
    this.confirmed = confirmed;
  }

  /**
   * What becomes of a violation.
   *
   * @param verdict as it is shown: {@link Verdict.Unknown} where it does not replay
   */
  record Found(Verdict verdict, Optional<Check.Shown> shown) {}

  Found of(Verdict.Violated violated, OptionalLong foundIn) {
    try {
      return shown(violated, foundIn);
    } catch (NotReplayedException e) {
      return new Found(new Verdict.Unknown(e.reason), Optional.empty());
    } catch (Uncontrolled e) {
      Verdict.Reason reason = new Verdict.Reason.NotControlled(e.what());
      return new Found(new Verdict.Unknown(reason), Optional.empty());
    }
  }

  private Found shown(Verdict.Violated violated, OptionalLong foundIn) {
    Schedule schedule = shrunk(violated);
    Execution execution = Replayed.of(subject.detailed(), schedule, maxSteps);
    requireThatItReplays(execution.outcome());
    target.requireSound();
    boolean isOfOutcome = violated.violation().kind() != ViolationKind.DATA_RACE;
    if (isOfOutcome) {
      requireViolation(execution, violated);
    }
    Violation violation =
        execution.outcome().isViolation()
            ? target.violation(subject, execution)
            : violated.violation();
    Check.Shown shown = new Check.Shown(target.told(subject, execution), foundIn);
    Schedule told = target.toldSchedule(subject, schedule, maxSteps);
    return new Found(new Verdict.Violated(violation, told), Optional.of(shown));
  }

  /** The program did something else when the schedule was run again. */
  private static final class NotReplayedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Verdict.Reason reason;

    NotReplayedException(int step, String expected, String seen) {
      super("the counterexample does not replay", null, false, false);
      reason = new Verdict.Reason.UncontrolledNondeterminism(step, expected, seen);
    }
  }

  /**
   * Schedules of short programs are shown as they were found. Half of the time that is left is kept
   * for the execution that is shown, which is slow: what was found must not be lost.
   */
  private Schedule shrunk(Verdict.Violated violated) {
    Schedule schedule = violated.schedule();
    if (!target.isLong()) {
      return schedule;
    }
    long now = System.nanoTime();
    long enough = now + (deadline - now) / 2;
    Execution execution = Replayed.of(subject, schedule, maxSteps);
    requireThatItReplays(execution.outcome());
    if (execution.outcome().isViolation()) {
      confirmed.run();
    }
    if (!execution.outcome().isViolation()
        || (execution.preemptions() == 0 && subject.oddities() == 0)
        || isPast(enough)) {
      return schedule;
    }
    FewestPreemptions.Shrunk shrunk =
        FewestPreemptions.of(
            subject, execution, maxSteps, () -> observer.isCancelled() || isPast(enough));
    return shrunk.schedule().orElseGet(() -> shrunk.restarted() ? foundAgain(violated) : schedule);
  }

  private static boolean isPast(long moment) {
    return System.nanoTime() - moment >= 0;
  }

  /** The program shows more than when the first schedule was found. */
  private Schedule foundAgain(Verdict.Violated violated) {
    Duration left = Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    if (plan.search().check(subject, limits.withMaxTime(left), observer).verdict()
        instanceof Verdict.Violated(var _, Schedule again)) {
      return again;
    }
    throw new NotReplayedException(
        violated.schedule().length(), violated.violation().message(), "that it is not found again");
  }

  private static void requireThatItReplays(Outcome outcome) {
    if (outcome instanceof Outcome.Diverged(int step, String expected, String seen)) {
      throw new NotReplayedException(step, expected, seen);
    }
  }

  private void requireViolation(Execution execution, Verdict.Violated violated) {
    if (!execution.outcome().isViolation()) {
      throw new NotReplayedException(
          execution.length(), violated.violation().message(), "that nothing is violated");
    }
    Violation seen = Violation.of(execution.outcome(), subject.vocabulary());
    if (seen.kind() != violated.violation().kind()) {
      throw new NotReplayedException(
          execution.length(), violated.violation().message(), seen.message());
    }
  }
}
