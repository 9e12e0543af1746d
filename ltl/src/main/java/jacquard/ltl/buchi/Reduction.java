package jacquard.ltl.buchi;

/**
 * Makes an automaton smaller and keeps its language: states that are not reachable or cannot accept
 * any word go, states that simulate each other become one, edges that others make superfluous go,
 * guards of parallel edges are merged.
 */
public final class Reduction {

  private Reduction() {}

  public static BuchiAutomaton of(BuchiAutomaton automaton) {
    return BuchiAutomaton.of(smallest(automaton.toGraph()), automaton.propositions());
  }

  /** For graphs with several acceptance sets on edges. */
  static TransitionGraph ofGeneralised(TransitionGraph graph) {
    TransitionGraph current =
        Bisimulation.quotient(graph.reachable().withoutDeadStates().withoutIdleMarks());
    while (true) {
      TransitionGraph next = SimulationReduction.forward(current);
      next = PassingStates.merged(next);
      next = GuardMerging.of(next.withoutDeadStates().withoutIdleMarks());
      if (!isSmaller(next, current)) {
        return next;
      }
      current = next;
    }
  }

  /** For graphs whose edges carry the acceptance of their source. */
  static TransitionGraph smallest(TransitionGraph graph) {
    TransitionGraph current =
        Bisimulation.quotient(StateAcceptance.normalised(graph.reachable().withoutDeadStates()));
    while (true) {
      TransitionGraph next = StateAcceptance.normalised(current);
      next = SimulationReduction.forward(next).withoutDeadStates();
      next = PassingStates.merged(next);
      next = StateAcceptance.normalised(next);
      next = SimulationReduction.backward(next).withoutDeadStates();
      next = GuardMerging.of(next);
      if (!isSmaller(next, current)) {
        return StateAcceptance.normalised(next);
      }
      current = next;
    }
  }

  static boolean isSmaller(TransitionGraph a, TransitionGraph b) {
    return a.states() < b.states() || (a.states() == b.states() && a.edgeCount() < b.edgeCount());
  }
}
