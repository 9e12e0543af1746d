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

  /** What is quantified before the first cluster, and with each. */
  private final int first;

  private final List<Integer> quantified = new ArrayList<>();

  /**
   * @param parts each is kept by this object
   * @param variables what is quantified: latches now, and inputs
   */
  ClusteredRelation(SymbolicCircuit circuit, List<Integer> parts, BitSet variables) {
    this.circuit = circuit;
    diagrams = circuit.diagrams();
    cluster(parts);
    BitSet later = new BitSet();
    List<BitSet> last = new ArrayList<>();
    for (int i = clusters.size() - 1; i >= 0; i--) {
      BitSet own = diagrams.support(clusters.get(i));
      own.and(variables);
      own.andNot(later);
      later.or(own);
      last.addFirst(own);
    }
    for (BitSet set : last) {
      quantified.add(diagrams.cube(set.stream().toArray()));
    }
    BitSet nowhere = (BitSet) variables.clone();
    nowhere.andNot(later);
    first = diagrams.cube(nowhere.stream().toArray());
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

  /** The states that one step leads to. */
  int image(int states) {
    int result = diagrams.relationalProduct(states, diagrams.one(), first);
    for (int i = 0; i < clusters.size(); i++) {
      int smaller = diagrams.relationalProduct(result, clusters.get(i), quantified.get(i));
      diagrams.release(result);
      result = smaller;
    }
    int renamed = diagrams.replace(result, circuit.next, circuit.now);
    diagrams.release(result);
    return renamed;
  }
}
