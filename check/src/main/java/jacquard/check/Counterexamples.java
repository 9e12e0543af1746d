package jacquard.check;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.explore.Observer;
import jacquard.explore.Subject;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.hunt.FewestPreemptions;
import jacquard.explore.hunt.Replayed;
import jacquard.report.Check;
import jacquard.report.Story;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import java.util.List;
import java.util.OptionalLong;

/** Makes the execution that is shown from the schedule that a search has found. */
final class Counterexamples {
  private final ProgramCheck check;
  private final SearchRequest.Plan plan;
  private final Observer observer;
  private final Subject subject;
  private final int maxSteps;

  Counterexamples(ProgramCheck check, SearchRequest.Plan plan, Observer observer) {
    this.check = check;
    this.plan = plan;
    this.observer = observer;
    subject = check.subject();
    maxSteps = check.limits().maxSteps();
  }

  /** A counterexample, and what it violates as it is shown. */
  record Found(Verdict.Violated violated, Check.Counterexample counterexample) {}

  Found of(Verdict.Violated violated, OptionalLong foundIn) {
    Schedule schedule = shrunk(violated.schedule());
    Execution execution = Replayed.of(subject.detailed(), schedule, maxSteps);
    requireThatItReplays(execution.outcome());
    check.java().ifPresent(Counterexamples::requireThatItLoads);
    Violation violation =
        execution.outcome().isViolation()
            ? Violation.of(execution.outcome(), subject.vocabulary())
            : violated.violation();
    return new Found(
        new Verdict.Violated(violation, schedule),
        new Check.Counterexample(
            new Story(execution, subject.vocabulary()),
            foundIn,
            List.of(check.replay().apply(schedule))));
  }

  /** Scripted programs are short: their schedules are shown as they were found. */
  private Schedule shrunk(Schedule schedule) {
    if (check.java().isEmpty()) {
      return schedule;
    }
    Execution execution = Replayed.of(subject, schedule, maxSteps);
    requireThatItReplays(execution.outcome());
    if (!execution.outcome().isViolation()
        || (execution.preemptions() == 0 && subject.oddities() == 0)) {
      return schedule;
    }
    FewestPreemptions.Shrunk shrunk =
        FewestPreemptions.of(subject, execution, maxSteps, observer::isCancelled);
    return shrunk.schedule().orElseGet(() -> shrunk.restarted() ? foundAgain() : schedule);
  }

  /** The program shows more than when the first schedule was found. */
  private Schedule foundAgain() {
    if (plan.search().check(subject, check.limits(), observer).verdict()
        instanceof Verdict.Violated(var _, Schedule again)) {
      return again;
    }
    throw new IllegalStateException("the counterexample was not found again");
  }

  private static void requireThatItReplays(Outcome outcome) {
    if (outcome instanceof Outcome.Diverged(int step, String expected, String seen)) {
      throw new IllegalStateException(
          "the counterexample does not replay: step %d, expected %s, saw %s"
              .formatted(step, expected, seen));
    }
  }

  /** A class that cannot be rewritten is no failure of the program. */
  private static void requireThatItLoads(JavaProgram program) {
    for (Throwable thrown : program.thrown()) {
      if (thrown instanceof UnsupportedClassFileException unsupported) {
        throw unsupported;
      }
    }
  }
}
