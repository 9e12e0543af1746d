package jacquard.symbolic.liveness;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import java.util.List;

/**
 * Liveness by counting (Claessen and Sörensson, FMCAD 2012): a round is over when all that must
 * recur was seen since the last; if no run has more than k rounds, the property holds.
 */
final class KLiveness {
  private KLiveness() {}

  /** A circuit whose bad state is the end of round k + 1. */
  static Circuit circuit(Circuit original, int property, int k) {
    Extension extension = new Extension(original);
    Aig aig = extension.aig();
    List<Integer> recurring = extension.recurring(property);
    int[] seen = new int[recurring.size()];
    int[] now = new int[seen.length];
    for (int i = 0; i < seen.length; i++) {
      seen[i] = aig.leaf();
      now[i] = aig.or(seen[i], recurring.get(i));
    }
    int round = aig.all(now);
    for (int i = 0; i < seen.length; i++) {
      extension.latch(seen[i], aig.and(now[i], Aig.not(round)), "seen " + i);
    }
    int before = Aig.TRUE;
    for (int i = 1; i <= k; i++) {
      int counted = aig.leaf();
      extension.latch(counted, aig.or(counted, aig.and(round, before)), "rounds " + i);
      before = counted;
    }
    return extension.withBad(aig.and(round, before), "round " + (k + 1));
  }
}
