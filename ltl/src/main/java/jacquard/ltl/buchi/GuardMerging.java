package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the guards of parallel edges with few and short conjunctions: literals are dropped while
 * the edges together allow the same letters, then edges that the others make superfluous.
 */
final class GuardMerging {

  private record Parallel(long marks, int target) {}

  private GuardMerging() {}

  static TransitionGraph of(TransitionGraph graph) {
    List<List<Edge>> result = new ArrayList<>();
    for (List<Edge> edges : graph.edges()) {
      Map<Parallel, List<Guard>> groups = new LinkedHashMap<>();
      for (Edge edge : edges) {
        Parallel key = new Parallel(edge.marks(), edge.target());
        groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(edge.guard());
      }
      List<Edge> merged = new ArrayList<>();
      groups.forEach(
          (key, guards) ->
              merge(guards).forEach(g -> merged.add(new Edge(g, key.marks(), key.target()))));
      result.add(merged);
    }
    return new TransitionGraph(graph.marks(), result);
  }

  private static List<Guard> merge(List<Guard> guards) {
    List<Guard> primes = new ArrayList<>();
    for (Guard guard : guards) {
      primes.add(prime(guard, guards));
    }
    for (int i = primes.size() - 1; i >= 0; i--) {
      List<Guard> others = new ArrayList<>(primes);
      others.remove(i);
      if (primes.get(i).isCoveredBy(others)) {
        primes.remove(i);
      }
    }
    return primes;
  }

  private static Guard prime(Guard guard, List<Guard> all) {
    Guard current = guard;
    for (long rest = guard.positive() | guard.negative(); rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      Guard shorter = new Guard(current.positive() & ~bit, current.negative() & ~bit);
      if (shorter.isCoveredBy(all)) {
        current = shorter;
      }
    }
    return current;
  }
}
