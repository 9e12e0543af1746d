package jacquard.ltl.buchi;

/**
 * Removes states on no cycle that accept the same words as another state from which they cannot be
 * reached. A run passes such a state at most once, so its marks say nothing, and leading the run to
 * the other state instead closes no new cycle.
 */
final class PassingStates {

  private static final int STATE_LIMIT = 300;

  private PassingStates() {}

  static TransitionGraph merged(TransitionGraph graph) {
    if (graph.states() > STATE_LIMIT) {
      return graph;
    }
    // Marks on edges between components count for nothing; each side reads them to its advantage.
    Simulation simulation =
        Simulation.between(graph.withoutIdleMarks(), graph.withGenerousMarks(), (_, _) -> true);
    TransitionGraph current = graph;
    int start = 0;
    boolean[] gone = new boolean[graph.states()];
    for (int state = 0; state < graph.states(); state++) {
      if (current.reaches(state, state)) {
        continue;
      }
      for (int other = 0; other < graph.states(); other++) {
        if (other != state
            && !gone[other]
            && simulation.isSimulatedBy(state, other)
            && simulation.isSimulatedBy(other, state)
            && !current.reaches(other, state)) {
          current = redirected(current, state, other);
          gone[state] = true;
          start = start == state ? other : start;
          break;
        }
      }
    }
    return current.startingAt(start).reachable();
  }

  private static TransitionGraph redirected(TransitionGraph graph, int from, int to) {
    return graph.mapped(
        (_, edge) -> edge.target() == from ? new Edge(edge.guard(), edge.marks(), to) : edge);
  }
}
