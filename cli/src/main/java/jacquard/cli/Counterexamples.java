package jacquard.cli;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.explore.Limits;
import jacquard.explore.catalog.SearchRequest;
import jacquard.report.Check;
import jacquard.report.Story;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Makes the execution that is shown from the schedule that a search has found. */
final class Counterexamples {
  private final Target target;
  private final SearchRequest.Plan plan;
  private final Limits limits;
  private final Cancellation cancellation;

  Counterexamples(
      Target target, SearchRequest.Plan plan, Limits limits, Cancellation cancellation) {
    this.target = target;
    this.plan = plan;
    this.limits = limits;
    this.cancellation = cancellation;
  }

  /** A counterexample, and what it violates as it is shown. */
  record Found(Verdict.Violated violated, Check.Counterexample counterexample) {}

  Found of(Verdict.Violated violated, OptionalLong foundIn) {
    Schedule schedule = shrunk(violated.schedule());
    Execution execution = Replayed.of(target.subject().detailed(), schedule, limits.maxSteps());
    requireThatItReplays(execution.outcome());
    target.java().ifPresent(Counterexamples::requireThatItLoads);
    Violation violation =
        execution.outcome().isViolation()
            ? Violation.of(execution.outcome(), target.subject().vocabulary())
            : violated.violation();
    return new Found(
        new Verdict.Violated(violation, schedule),
        new Check.Counterexample(
            new Story(execution, target.subject().vocabulary()),
            foundIn,
            List.of(
                target.words().stream()
                    .map(Shell::quote)
                    .collect(
                        Collectors.joining(
                            " ",
                            "%s replay %s "
                                .formatted(Shell.command(), Shell.quote(schedule.toString())),
                            "")))));
  }

  /** Scripted programs are short: their schedules are shown as they were found. */
  private Schedule shrunk(Schedule schedule) {
    if (target.java().isEmpty()) {
      return schedule;
    }
    Execution execution = Replayed.of(target.subject(), schedule, limits.maxSteps());
    requireThatItReplays(execution.outcome());
    if (!execution.outcome().isViolation() || execution.preemptions() == 0) {
      return schedule;
    }
    FewestPreemptions.Shrunk shrunk =
        FewestPreemptions.of(target.subject(), execution, limits.maxSteps(), cancellation);
    return shrunk.schedule().orElseGet(() -> shrunk.restarted() ? foundAgain() : schedule);
  }

  /** The program shows more than when the first schedule was found. */
  private Schedule foundAgain() {
    if (SearchRun.run(plan, target, limits, cancellation, Optional.empty()).result().verdict()
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
        throw new UsageException(String.valueOf(unsupported.getMessage()), unsupported);
      }
    }
  }
}
