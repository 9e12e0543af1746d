package jacquard.cli;

import jacquard.model.Edge;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.print.StateText;
import jacquard.report.StateCheck.Move;
import jacquard.report.StateCheck.Step;
import jacquard.statespace.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;

/** Tells the steps of a run while it goes on. */
final class ModelStory {
  private final Machine machine;
  private final Run run;
  private final StateText text;
  private final List<Step> steps = new ArrayList<>();
  private SequencedMap<String, String> before;

  ModelStory(Machine machine) {
    this.machine = machine;
    this.run = new Run(machine);
    this.text = new StateText(machine);
    this.before = text.values(run.state());
  }

  Run run() {
    return run;
  }

  List<Step> steps() {
    return steps;
  }

  /** Makes a step and tells it. */
  Step perform(long transition) {
    Edge edge = machine.model().edges().get(Transition.edge(transition));
    List<Move> moves = new ArrayList<>();
    moves.add(move(Transition.process(transition), edge.text()));
    if (Transition.isRendezvous(transition)) {
      Edge receive = machine.model().edges().get(Transition.partnerEdge(transition));
      moves.add(move(Transition.partner(transition), receive.text()));
    }
    run.perform(transition);
    SequencedMap<String, String> after = text.values(run.state());
    Step step = new Step(moves, StateText.changes(before, after), edge.position().fileAndLine());
    before = after;
    steps.add(step);
    return step;
  }

  private Move move(int process, String action) {
    return new Move(process, text.process(run.state(), process), action);
  }
}
