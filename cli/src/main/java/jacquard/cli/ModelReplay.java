package jacquard.cli;

import jacquard.core.Label;
import jacquard.core.Schedule;
import jacquard.model.Fault;
import jacquard.report.StateReport;
import java.util.Optional;

/** Runs one schedule of a model again. */
final class ModelReplay {
  private final Console console;
  private final ModelTarget target;

  ModelReplay(Console console, ModelTarget target) {
    this.console = console;
    this.target = target;
  }

  int run(Schedule schedule) {
    if (!schedule.fingerprint().equals(target.fingerprint())) {
      throw new UsageException(
          "the schedule is of another model: it has the fingerprint %s, %s has %s"
              .formatted(schedule.fingerprint(), target.name(), target.fingerprint()));
    }
    ModelStory story = new ModelStory(target.machine());
    Optional<Fault> fault = story.run().fault();
    for (int step = 0; step < schedule.length(); step++) {
      long label = schedule.label(step);
      Optional<Long> transition = story.run().transition(label);
      if (transition.isEmpty()) {
        String what =
            "step %d: expected process %d to move, but it cannot"
                .formatted(step + 1, Label.thread(label));
        return tell("DIVERGED", what, story, ExitStatus.UNKNOWN);
      }
      story.perform(transition.get());
      if (story.run().fault().isPresent()) {
        fault = story.run().fault();
      }
    }
    if (fault.isPresent()) {
      String what = fault.get().message() + " (" + fault.get().position().fileAndLine() + ")";
      return tell("VIOLATED", fault.get().kind().word() + ": " + what, story, ExitStatus.VIOLATED);
    }
    if (story.run().isInvalidEnd()) {
      String what = "invalid-end-state: " + story.run().describeEnd();
      return tell("VIOLATED", what, story, ExitStatus.VIOLATED);
    }
    return tell("COMPLETED", "this schedule violates nothing", story, ExitStatus.HOLDS);
  }

  private int tell(String title, String what, ModelStory story, int status) {
    console.out().println(title + "  " + target.name());
    console.out().println("  what      " + what);
    console.out().println("  steps     " + story.steps().size() + ", all shown");
    console.out().print(StateReport.table(story.steps(), 0));
    return status;
  }
}
