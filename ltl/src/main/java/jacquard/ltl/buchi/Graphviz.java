package jacquard.ltl.buchi;

/** Prints an automaton as a graph for Graphviz; accepting states have two circles. */
public final class Graphviz {

  private Graphviz() {}

  public static String print(BuchiAutomaton automaton) {
    StringBuilder out = new StringBuilder("digraph buchi {\n  rankdir=LR;\n");
    out.append("  start [shape=point];\n  start -> ").append(automaton.initial()).append(";\n");
    for (int s = 0; s < automaton.states(); s++) {
      String shape = automaton.isAccepting(s) ? "doublecircle" : "circle";
      out.append("  ").append(s).append(" [shape=").append(shape).append("];\n");
      for (int e = automaton.edgesBegin(s); e < automaton.edgesEnd(s); e++) {
        String guard = automaton.guard(e).print(automaton.propositions());
        out.append("  ").append(s).append(" -> ").append(automaton.target(e));
        out.append(" [label=\"").append(escaped(guard)).append("\"];\n");
      }
    }
    return out.append("}\n").toString();
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
