package jacquard.cli;

import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.model.Fault;
import jacquard.report.StateReport;
import jacquard.statespace.Path;
import jacquard.statespace.liveness.LassoCheck;
import jacquard.statespace.liveness.Property;
import jacquard.statespace.liveness.UnsupportedClaimException;
import java.util.Optional;
import java.util.OptionalInt;

/** Runs one schedule of a model again. */
final class ModelReplay {
  private final Console console;
  private final ModelTarget target;
  private final Optional<ModelProperty> property;

  ModelReplay(Console console, ModelTarget target, Optional<ModelProperty> property) {
    this.console = console;
    this.target = property.map(ModelProperty::target).orElse(target);
    this.property = property;
  }

  int run(Schedule schedule) {
    if (!schedule.fingerprint().equals(target.fingerprint())) {
      throw new UsageException(
          "the schedule is of another model: it has the fingerprint %s, %s has %s"
              .formatted(schedule.fingerprint(), target.name(), target.fingerprint()));
    }
    ModelStory story = new ModelStory(target.machine());
    Optional<Fault> fault = story.run().fault();
    long[] path = new long[schedule.length()];
    for (int step = 0; step < schedule.length(); step++) {
      long label = schedule.label(step);
      Optional<Long> transition = story.run().transition(label);
      if (transition.isEmpty()) {
        String what =
            "step %d: expected process %d to move, but it cannot"
                .formatted(step + 1, Label.thread(label));
        return tell("DIVERGED", what, story, OptionalInt.empty(), ExitStatus.UNKNOWN);
      }
      path[step] = transition.get();
      story.perform(transition.get());
      if (story.run().fault().isPresent()) {
        fault = story.run().fault();
      }
    }
    if (fault.isPresent()) {
      String what = fault.get().message() + " (" + fault.get().position().fileAndLine() + ")";
      return violated(
          fault.get().kind().violation().word() + ": " + what, story, OptionalInt.empty());
    }
    if (property.isPresent()) {
      Optional<Path> violation = violation(property.get(), new Path(path));
      if (violation.isPresent()) {
        Property violated = property.get().property();
        return violated(
            violated.kind().word() + ": " + violated.complaint(), story, violation.get().cycle());
      }
      Optional<Fault> inProperty =
          LassoCheck.fault(target.machine(), property.get().property(), new Path(path));
      if (inProperty.isPresent()) {
        Fault f = inProperty.get();
        return violated(
            f.kind().violation().word() + ": " + f.message() + " in the property",
            story,
            OptionalInt.empty());
      }
    } else if (story.run().isInvalidEnd()) {
      return violated(
          "invalid-end-state: " + story.run().describeEnd(), story, OptionalInt.empty());
    }
    return tell(
        "COMPLETED",
        "this schedule violates nothing",
        story,
        OptionalInt.empty(),
        ExitStatus.HOLDS);
  }

  private Optional<Path> violation(ModelProperty p, Path path) {
    try {
      return LassoCheck.violation(target.machine(), p.property(), p.fairness(), path);
    } catch (UnsupportedClaimException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    }
  }

  private int violated(String what, ModelStory story, OptionalInt cycle) {
    return tell("VIOLATED", what, story, cycle, ExitStatus.VIOLATED);
  }

  private int tell(String title, String what, ModelStory story, OptionalInt cycle, int status) {
    int steps = story.steps().size();
    console.out().println(title + "  " + target.name());
    console.out().println("  what      " + what);
    console
        .out()
        .println(
            "  steps     "
                + steps
                + ", all shown"
                + cycle.stream()
                    .mapToObj(c -> "; " + StateReport.forEver(steps, c))
                    .findAny()
                    .orElse(""));
    console.out().print(StateReport.table(story.steps(), cycle, 0));
    return status;
  }
}
