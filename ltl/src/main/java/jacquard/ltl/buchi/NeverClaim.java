package jacquard.ltl.buchi;

/** Prints an automaton as a never claim that Spin takes. */
public final class NeverClaim {

  private NeverClaim() {}

  public static String print(BuchiAutomaton automaton) {
    StringBuilder out = new StringBuilder("never {\n");
    appendState(out, automaton, automaton.initial());
    for (int s = 0; s < automaton.states(); s++) {
      if (s != automaton.initial()) {
        appendState(out, automaton, s);
      }
    }
    return out.append("}\n").toString();
  }

  private static void appendState(StringBuilder out, BuchiAutomaton automaton, int state) {
    out.append(label(automaton, state)).append(":\n");
    if (automaton.edgesBegin(state) == automaton.edgesEnd(state)) {
      // a claim that cannot move matches nothing
      out.append("  false;\n");
      return;
    }
    out.append("  do\n");
    for (int e = automaton.edgesBegin(state); e < automaton.edgesEnd(state); e++) {
      out.append("  :: (")
          .append(automaton.guard(e).print(automaton.propositions()))
          .append(") -> goto ")
          .append(label(automaton, automaton.target(e)))
          .append('\n');
    }
    out.append("  od;\n");
  }

  /** Spin takes a state for accepting if its label begins so. */
  private static String label(BuchiAutomaton automaton, int state) {
    String name = state == automaton.initial() ? "init" : "S" + state;
    return (automaton.isAccepting(state) ? "accept_" : "T0_") + name;
  }
}
