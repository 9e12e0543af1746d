package jacquard.statespace.graph;

import jacquard.model.Machine;
import jacquard.model.print.Graphviz;
import jacquard.statespace.graph.StateGraph.Kind;
import jacquard.statespace.graph.StateGraph.Part;
import jacquard.statespace.graph.StateGraph.State;
import jacquard.statespace.graph.StateGraph.Step;
import java.util.ArrayList;
import java.util.List;

/** A state graph in the language of Graphviz. */
public final class StateGraphviz {
  private static final String VIOLATION = "\"#d03030\"";
  private static final String LEFT_OUT = "\"#909090\"";

  private final Machine machine;
  private final StateGraph graph;
  private final StateLabels labels;
  private final StringBuilder out = new StringBuilder();

  private StateGraphviz(Machine machine, StateGraph graph) {
    this.machine = machine;
    this.graph = graph;
    this.labels = new StateLabels(machine, graph);
  }

  /**
   * Draws a graph.
   *
   * @param search as reports call it
   */
  public static String of(Machine machine, StateGraph graph, String search) {
    return new StateGraphviz(machine, graph).draw(search);
  }

  private String draw(String search) {
    out.append("digraph ").append(Graphviz.quoted(machine.model().name())).append(" {\n");
    out.append("  label=").append(Graphviz.lines(legend(search))).append(";\n");
    out.append("  labelloc=t; labeljust=l; fontname=\"sans-serif\"; fontsize=10;\n");
    out.append("  node [shape=box, style=rounded, fontname=\"monospace\", fontsize=9];\n");
    out.append("  edge [fontname=\"monospace\", fontsize=9];\n");
    for (int number = 0; number < graph.states().size(); number++) {
      node(number, graph.states().get(number));
    }
    for (int number = 0; number < graph.states().size(); number++) {
      State source = graph.states().get(number);
      for (int i = 0; i < source.steps().size(); i++) {
        edge(number, i, source.steps().get(i));
      }
    }
    return out.append("}\n").toString();
  }

  private List<String> legend(String search) {
    List<String> legend = new ArrayList<>();
    long states = graph.countStates(Part.FOLLOWED);
    long steps = graph.countSteps(Part.FOLLOWED);
    long sparedStates = graph.countStates(Part.LEFT_OUT);
    long sparedSteps = graph.countSteps(Part.LEFT_OUT);
    String title = machine.model().name() + ", " + search + ": ";
    if (graph.isWhole() && sparedSteps > 0) {
      legend.add(
          "%s%d of %d states, %d of %d transitions"
              .formatted(title, states, states + sparedStates, steps, steps + sparedSteps));
    } else {
      legend.add("%s%d states, %d transitions".formatted(title, states, steps));
    }
    if (sparedSteps > 0) {
      legend.add(
          "grey and dashed: left out by the reduction"
              + (graph.isWhole() ? "" : "; what lies behind is too much to be shown"));
    }
    if (graph.states().stream().anyMatch(s -> s.kind() == Kind.EXCLUSIVE)) {
      legend.add("dotted: inside an atomic sequence, not counted as states");
    }
    if (!labels.showsAll()) {
      legend.add("variables: those that the step by which a state was found first has changed");
    }
    return legend;
  }

  private void node(int number, State found) {
    List<String> lines = labels.of(found);
    List<String> attributes = new ArrayList<>();
    List<String> style = new ArrayList<>(List.of("rounded"));
    boolean isLeftOut = found.part() == Part.LEFT_OUT;
    boolean isViolation = found.kind() == Kind.INVALID_END || found.fault().isPresent();
    switch (found.kind()) {
      case ORDINARY -> {}
      case END -> attributes.add("peripheries=2");
      case INVALID_END -> lines.addFirst("invalid end state");
      case EXCLUSIVE -> style.add("dotted");
    }
    found.fault().ifPresent(f -> lines.addFirst(f.message()));
    if (number == 0) {
      style.add("bold");
    }
    if (isLeftOut) {
      style.add("dashed");
      attributes.add("fontcolor=" + LEFT_OUT);
    }
    if (isViolation) {
      attributes.add("color=" + VIOLATION + ", penwidth=2");
    } else if (isLeftOut) {
      attributes.add("color=" + LEFT_OUT);
    }
    attributes.add("style=\"" + String.join(",", style) + "\"");
    write("s" + number, lines, attributes);
  }

  private void edge(int number, int index, Step step) {
    List<String> lines = labels.of(graph.states().get(number), step);
    List<String> attributes = new ArrayList<>();
    String target =
        step.target().isPresent() ? "s" + step.target().getAsInt() : "s" + number + "_" + index;
    if (step.target().isEmpty()) {
      if (step.fault().isPresent()) {
        write(target, List.of(), List.of("shape=octagon, color=" + VIOLATION));
      } else {
        write(target, List.of(), List.of("shape=point, color=" + LEFT_OUT));
      }
    }
    step.fault().ifPresent(f -> lines.add(f.message()));
    boolean isLeftOut = step.part() == Part.LEFT_OUT;
    if (step.fault().isPresent() || isLeftOut) {
      String color = step.fault().isPresent() ? VIOLATION : LEFT_OUT;
      attributes.add("color=%s, fontcolor=%s".formatted(color, color));
    }
    if (isLeftOut) {
      attributes.add("style=dashed");
    }
    write("s%d -> %s".formatted(number, target), lines, attributes);
  }

  private void write(String what, List<String> lines, List<String> attributes) {
    out.append("  ").append(what).append(" [label=").append(Graphviz.lines(lines));
    attributes.forEach(a -> out.append(", ").append(a));
    out.append("];\n");
  }
}
