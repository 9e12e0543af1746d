package jacquard.ltl.buchi;

import java.util.Arrays;
import java.util.List;

/**
 * Chooses which states accept where the language leaves a choice, so that more states look alike.
 * For graphs whose edges carry the acceptance of their source.
 */
final class StateAcceptance {

  private StateAcceptance() {}

  /**
   * In a component all of whose cycles are accepting, every state accepts; in one with no accepting
   * cycle, none does.
   */
  static TransitionGraph normalised(TransitionGraph graph) {
    int[][] successors = graph.successors();
    Components components = Components.of(successors);
    boolean[] accepting = graph.acceptingComponents(components);
    long[] marks = new long[graph.states()];
    for (int c = 0; c < components.count(); c++) {
      List<Integer> members = components.members(c);
      boolean weak = accepting[c] && !hasRejectingCycle(graph, components, c);
      for (int s : members) {
        marks[s] = weak ? 1 : accepting[c] ? mark(graph, s) : 0;
      }
    }
    return graph.mapped((source, edge) -> new Edge(edge.guard(), marks[source], edge.target()));
  }

  static long mark(TransitionGraph graph, int state) {
    List<Edge> edges = graph.edges().get(state);
    return edges.isEmpty() ? 0 : edges.getFirst().marks();
  }

  private static boolean isCyclic(List<Integer> component, int[][] successors) {
    int s = component.getFirst();
    return component.size() > 1 || Arrays.stream(successors[s]).anyMatch(target -> target == s);
  }

  private static boolean hasRejectingCycle(
      TransitionGraph graph, Components components, int component) {
    TransitionGraph rejecting =
        graph.mapped(
            (source, edge) ->
                components.of(source) == component
                        && components.of(edge.target()) == component
                        && edge.marks() == 0
                        && mark(graph, edge.target()) == 0
                    ? edge
                    : null);
    int[][] successors = rejecting.successors();
    Components parts = Components.of(successors);
    for (int c = 0; c < parts.count(); c++) {
      if (isCyclic(parts.members(c), successors)) {
        return true;
      }
    }
    return false;
  }
}
