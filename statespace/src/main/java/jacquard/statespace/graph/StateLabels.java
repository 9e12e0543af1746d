package jacquard.statespace.graph;

import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.model.print.StateText;
import jacquard.statespace.graph.StateGraph.State;
import jacquard.statespace.graph.StateGraph.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/**
 * What is written on a state and on a step. A state has a line for the global variables and one for
 * each process: where it is in the source, and its own variables.
 */
final class StateLabels {
  /** Up to so many variables are shown in every state; of more, only those that have changed. */
  private static final int FEW = 10;

  /** So many steps of a process that runs alone are written out. */
  private static final int LONGEST_RUN = 6;

  private final Machine machine;
  private final StateGraph graph;
  private final StateText text;
  private final LocationNames locations;
  private final byte[] state;
  private final boolean showsAll;

  StateLabels(Machine machine, StateGraph graph) {
    this.machine = machine;
    this.graph = graph;
    this.text = new StateText(machine);
    this.locations = new LocationNames(machine.model());
    this.state = new byte[machine.maxLength()];
    this.showsAll = graph.states().stream().allMatch(s -> values(s).size() <= FEW);
  }

  /** Whether a state has all its variables, not only those that differ from its parent's. */
  boolean showsAll() {
    return showsAll;
  }

  /** The lines of a state. */
  List<String> of(State found) {
    Map<String, String> known =
        showsAll || found.parent().isEmpty()
            ? Map.of()
            : values(graph.states().get(found.parent().getAsInt()));
    SequencedMap<String, String> values = values(found);
    values.entrySet().removeIf(e -> e.getValue().equals(known.get(e.getKey())));
    List<String> lines = new ArrayList<>();
    for (int p = 0; p < (state[Layout.COUNT] & 0xff); p++) {
      String name = text.process(state, p);
      List<String> own = new ArrayList<>();
      own.add(name + " " + locations.of(machine.graph(state, p), machine.location(state, p)));
      take(values, name + ".", own);
      lines.add(String.join("  ", own));
    }
    List<String> globals = new ArrayList<>();
    take(values, "", globals);
    if (!globals.isEmpty()) {
      lines.addFirst(String.join("  ", globals));
    }
    return lines;
  }

  /** Moves the values whose names begin with a prefix. */
  private static void take(SequencedMap<String, String> values, String prefix, List<String> into) {
    values.forEach(
        (name, value) -> {
          if (name.startsWith(prefix)) {
            into.add(name.substring(prefix.length()) + "=" + value);
          }
        });
    values.keySet().removeIf(name -> name.startsWith(prefix));
  }

  private SequencedMap<String, String> values(State found) {
    found.vector().copyTo(state);
    return text.values(state);
  }

  /** The lines of a step from a state: one for each process that moves. */
  List<String> of(State source, Step step) {
    source.vector().copyTo(state);
    List<Long> run = step.transitions();
    List<String> lines = new ArrayList<>();
    int mover = -1;
    for (int i = 0; i < run.size(); i++) {
      if (i == LONGEST_RUN && run.size() > LONGEST_RUN) {
        lines.add("and " + (run.size() - i) + " more");
        break;
      }
      long t = run.get(i);
      add(Transition.process(t), Transition.edge(t), mover, lines);
      mover = Transition.process(t);
      if (Transition.isRendezvous(t)) {
        add(Transition.partner(t), Transition.partnerEdge(t), mover, lines);
        mover = Transition.partner(t);
      }
    }
    return lines;
  }

  private void add(int process, int edge, int mover, List<String> lines) {
    String statement = machine.model().edges().get(edge).text();
    lines.add(
        process == mover
            ? lines.removeLast() + "; " + statement
            : text.process(state, process) + ": " + statement);
  }
}
