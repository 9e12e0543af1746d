package jacquard.cli.command;

import jacquard.core.answer.ProcessRun.Step;
import jacquard.model.Machine;
import jacquard.model.print.ToldRun;
import jacquard.model.run.Run;

/** A run of a model that goes on as somebody chooses, and is told meanwhile. */
final class ModelStory {
  private final Run run;
  private final ToldRun told;

  ModelStory(Machine machine) {
    this.run = new Run(machine);
    this.told = new ToldRun(machine);
  }

  Run run() {
    return run;
  }

  /** Who is stuck where, at an invalid end. */
  String describeEnd() {
    return told.stuck();
  }

  /** Makes a step and tells it. */
  Step perform(long transition) {
    Step step = told.perform(transition);
    run.perform(transition);
    return step;
  }
}
