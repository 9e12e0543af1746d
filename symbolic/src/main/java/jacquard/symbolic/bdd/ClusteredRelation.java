package jacquard.symbolic.bdd;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The step relation as a conjunction of clusters, none much larger than a limit; a variable is
 * quantified as soon as no later cluster has it (Burch, Clarke and Long, 1991; Ranjan et al.,
 * 1995).
 */
final class ClusteredRelation {
  private static final int LIMIT = 2500;

  private final Diagrams diagrams;
  private final SymbolicCircuit circuit;
  private final List<Integer> clusters = new ArrayList<>();
  private final Quantification forwards;
  private final Quantification backwards;

  /** What is quantified before the first cluster, and with each; all as cubes. */
  private record Quantification(int first, List<Integer> with) {}

  /**
   * @param parts each is kept by this object
   */
  ClusteredRelation(SymbolicCircuit circuit, List<Integer> parts) {
    this.circuit = circuit;
    diagrams = circuit.diagrams();
    cluster(parts);
    forwards = quantification(circuit.now, circuit.inputs);
    backwards = quantification(circuit.next, circuit.inputs);
  }

  private void cluster(List<Integer> parts) {
    int current = -1;
    for (int part : parts) {
      if (current < 0) {
        current = part;
        continue;
      }
      int joined = diagrams.and(current, part);
      if (diagrams.nodes(joined) <= LIMIT) {
        diagrams.release(current);
        diagrams.release(part);
        current = joined;
      } else {
        diagrams.release(joined);
        clusters.add(current);
        current = part;
      }
    }
    if (current >= 0) {
      clusters.add(current);
    }
  }

  private Quantification quantification(int[]... which) {
    BitSet variables = new BitSet();
    for (int[] some : which) {
      for (int variable : some) {
        variables.set(variable);
      }
    }
    BitSet later = new BitSet();
    List<BitSet> last = new ArrayList<>();
    for (int i = clusters.size() - 1; i >= 0; i--) {
      BitSet own = diagrams.support(clusters.get(i));
      own.and(variables);
      own.andNot(later);
      later.or(own);
      last.addFirst(own);
    }
    List<Integer> with = new ArrayList<>();
    for (BitSet set : last) {
      with.add(diagrams.cube(set.stream().toArray()));
    }
    variables.andNot(later);
    return new Quantification(diagrams.cube(variables.stream().toArray()), with);
  }

  /** The states that one step leads to. */
  int image(int states) {
    int result = product(states, forwards);
    try {
      return diagrams.replace(result, circuit.next, circuit.now);
    } finally {
      diagrams.release(result);
    }
  }

  /** The states from which one step leads to these. */
  int preimage(int states) {
    int after = diagrams.replace(states, circuit.now, circuit.next);
    try {
      return product(after, backwards);
    } finally {
      diagrams.release(after);
    }
  }

  private int product(int states, Quantification quantification) {
    int result = diagrams.relationalProduct(states, diagrams.one(), quantification.first);
    for (int i = 0; i < clusters.size(); i++) {
      int before = result;
      try {
        result = diagrams.relationalProduct(before, clusters.get(i), quantification.with.get(i));
      } finally {
        diagrams.release(before);
      }
    }
    return result;
  }
}
