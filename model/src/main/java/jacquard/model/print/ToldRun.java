package jacquard.model.print;

import jacquard.core.answer.ProcessRun;
import jacquard.core.answer.ProcessRun.Move;
import jacquard.core.answer.ProcessRun.Step;
import jacquard.model.Edge;
import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SequencedMap;

/** A run of a model, made from its first state and told step by step. */
public final class ToldRun {
  private final Machine machine;
  private final StateText text;
  private final byte[] state;
  private final List<Step> steps = new ArrayList<>();
  private SequencedMap<String, String> before;

  public ToldRun(Machine machine) {
    this.machine = machine;
    this.text = new StateText(machine);
    this.state = new byte[machine.maxLength()];
    machine.initial(state);
    this.before = text.values(state);
  }

  /** Makes a step, which may be one that goes wrong, and tells it. */
  public Step perform(long transition) {
    Edge edge = machine.model().edges().get(Transition.edge(transition));
    List<Move> moves = new ArrayList<>();
    moves.add(move(Transition.process(transition), edge.text()));
    if (Transition.isRendezvous(transition)) {
      Edge receive = machine.model().edges().get(Transition.partnerEdge(transition));
      moves.add(move(Transition.partner(transition), receive.text()));
    }
    make(transition);
    SequencedMap<String, String> after = text.values(state);
    Step step = new Step(moves, StateText.changes(before, after), edge.position().fileAndLine());
    before = after;
    steps.add(step);
    return step;
  }

  private void make(long transition) {
    try {
      if (Machine.isExclusive(state) && !isEnabled(transition)) {
        Machine.shareAgain(state);
      }
      machine.perform(state, transition);
    } catch (FaultException e) {
      // the last step of a counterexample; what is wrong is told by whoever found it
    }
  }

  private boolean isEnabled(long transition) {
    long[] enabled = new long[64];
    int count = machine.enabled(state, enabled);
    if (count > enabled.length) {
      enabled = new long[count];
      machine.enabled(state, enabled);
    }
    for (int i = 0; i < count; i++) {
      if (enabled[i] == transition) {
        return true;
      }
    }
    return false;
  }

  private Move move(int process, String action) {
    return new Move(process, text.process(state, process), action);
  }

  /** What was told so far. */
  public ProcessRun run(OptionalInt cycle) {
    return new ProcessRun(steps, cycle);
  }

  /** Who is stuck where in the state at hand. */
  public String stuck() {
    return EndStates.describe(machine, state);
  }

  /** The steps that were told so far. */
  public List<Step> steps() {
    return List.copyOf(steps);
  }
}
