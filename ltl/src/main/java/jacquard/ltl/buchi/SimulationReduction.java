package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes an automaton smaller by direct simulation (Etessami and Holzmann, CONCUR 2000; Somenzi and
 * Bloem, CAV 2000), forwards and backwards: states that simulate each other become one, and an edge
 * is dropped where another one does strictly better.
 */
final class SimulationReduction {

  /** The relation is quadratic; beyond this many states only {@link Bisimulation} is applied. */
  private static final int STATE_LIMIT = 300;

  private SimulationReduction() {}

  static TransitionGraph forward(TransitionGraph graph) {
    if (graph.states() > STATE_LIMIT) {
      return graph;
    }
    Simulation simulation = Simulation.of(graph, (_, _) -> true);
    int[] representative = simulation.representatives();
    List<List<Edge>> result = new ArrayList<>();
    for (List<Edge> edges : graph.edges()) {
      List<Edge> kept = new ArrayList<>();
      for (Edge edge : edges) {
        List<Guard> better = new ArrayList<>();
        for (Edge other : edges) {
          if (isBetter(simulation, edge, other)) {
            better.add(other.guard());
          }
        }
        if (!edge.guard().isCoveredBy(better)) {
          kept.add(new Edge(edge.guard(), edge.marks(), representative[edge.target()]));
        }
      }
      result.add(kept);
    }
    // The edges of a representative do for its class, all of which it simulates; state 0 is the
    // smallest of its class and stays initial.
    return new TransitionGraph(graph.marks(), result).reachable();
  }

  private static boolean isBetter(Simulation simulation, Edge edge, Edge other) {
    boolean asGood =
        (edge.marks() & ~other.marks()) == 0
            && simulation.isSimulatedBy(edge.target(), other.target());
    return asGood
        && (edge.marks() != other.marks()
            || simulation.isStrictlySimulatedBy(edge.target(), other.target()));
  }

  /** For acceptance by states only: all edges of a state have the same marks. */
  static TransitionGraph backward(TransitionGraph graph) {
    int n = graph.states();
    if (n > STATE_LIMIT) {
      return graph;
    }
    List<List<Edge>> reversed = new ArrayList<>();
    long[] marks = new long[n];
    for (int s = 0; s < n; s++) {
      reversed.add(new ArrayList<>());
      for (Edge edge : graph.edges().get(s)) {
        marks[s] = edge.marks();
      }
    }
    for (int s = 0; s < n; s++) {
      for (Edge edge : graph.edges().get(s)) {
        reversed.get(edge.target()).add(new Edge(edge.guard(), marks[edge.target()], s));
      }
    }
    Simulation simulation =
        Simulation.of(
            new TransitionGraph(graph.marks(), reversed),
            (q, p) -> (marks[q] & ~marks[p]) == 0 && (q != 0 || p == 0));
    int[] representative = simulation.representatives();
    List<List<Edge>> result = new ArrayList<>();
    for (int s = 0; s < n; s++) {
      result.add(new ArrayList<>());
    }
    for (int s = 0; s < n; s++) {
      for (Edge edge : graph.edges().get(s)) {
        List<Guard> better = new ArrayList<>();
        for (Edge other : reversed.get(edge.target())) {
          if (simulation.isStrictlySimulatedBy(s, other.target())) {
            better.add(other.guard());
          }
        }
        if (!edge.guard().isCoveredBy(better)) {
          result
              .get(representative[s])
              .add(new Edge(edge.guard(), edge.marks(), representative[edge.target()]));
        }
      }
    }
    return new TransitionGraph(graph.marks(), result).reachable();
  }
}
