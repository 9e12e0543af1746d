package jacquard.ltl.buchi;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The quotient by bisimulation with equal guards: coarser relations exist, but this one is cheap
 * enough for automata of any size, and makes them small enough for {@link Simulation}.
 */
final class Bisimulation {

  private record Signature(int block, Set<Edge> edges) {}

  private Bisimulation() {}

  static TransitionGraph quotient(TransitionGraph graph) {
    int[] block = new int[graph.states()];
    int blocks = 1;
    while (true) {
      Map<Signature, Integer> numbers = new HashMap<>();
      int[] refined = new int[block.length];
      for (int s = 0; s < block.length; s++) {
        Set<Edge> edges = new LinkedHashSet<>();
        for (Edge edge : graph.edges().get(s)) {
          edges.add(new Edge(edge.guard(), edge.marks(), block[edge.target()]));
        }
        Signature signature = new Signature(block[s], edges);
        Integer number = numbers.putIfAbsent(signature, numbers.size());
        refined[s] = number == null ? numbers.size() - 1 : number;
      }
      block = refined;
      if (numbers.size() == blocks) {
        return merged(graph, block, blocks);
      }
      blocks = numbers.size();
    }
  }

  /** The smallest state of a block stands for it, so the initial state stays state 0. */
  private static TransitionGraph merged(TransitionGraph graph, int[] block, int blocks) {
    int[] first = new int[blocks];
    for (int s = block.length - 1; s >= 0; s--) {
      first[block[s]] = s;
    }
    return graph
        .mapped((_, edge) -> new Edge(edge.guard(), edge.marks(), first[block[edge.target()]]))
        .reachable();
  }
}
