package jacquard.symbolic.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.RandomCircuits;
import jacquard.symbolic.liveness.LivenessAnswer;
import jacquard.symbolic.liveness.LivenessCheck;
import jacquard.symbolic.method.Setting;
import jacquard.symbolic.solver.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Justice properties beside a search for cycles through all states. */
class LivenessTest {
  @Test
  void randomCircuitsGetTheAnswerOfASearchForCycles() {
    RandomCircuits circuits = new RandomCircuits(97);
    LivenessCheck check = MethodCatalog.AUTO.liveness();
    int violated = 0;
    int rounds = 300;
    for (int round = 0; round < rounds; round++) {
      Circuit circuit = circuits.next();
      boolean expected = hasFairCycle(circuit, 0);
      violated += expected ? 1 : 0;
      LivenessAnswer answer = check.check(circuit, 0, Setting.with(SolverCatalog.best()));
      assertThat(answer)
          .as("round " + round)
          .isInstanceOf(expected ? LivenessAnswer.Violated.class : LivenessAnswer.Holds.class);
    }
    assertThat(violated).isBetween(rounds / 5, 4 * rounds / 5);
  }

  private record Edge(int from, int to, int literals) {}

  private static boolean hasFairCycle(Circuit circuit, int property) {
    List<Integer> recurring = new ArrayList<>(circuit.justice().get(property).literals());
    circuit.fairness().forEach(s -> recurring.add(s.literal()));
    Reachability search = new Reachability(circuit);
    int states = 1 << circuit.latches().size();
    List<Edge> edges = new ArrayList<>();
    long[] reach = new long[states];
    for (int state = 0; state < states; state++) {
      for (int inputs = 0; inputs < 1 << circuit.inputs().size(); inputs++) {
        if (search.allowed(state, inputs)) {
          int literals = 0;
          for (int i = 0; i < recurring.size(); i++) {
            literals |= search.value(recurring.get(i)) ? 1 << i : 0;
          }
          edges.add(new Edge(state, search.next(), literals));
          reach[state] |= 1L << search.next();
        }
      }
    }
    for (int via = 0; via < states; via++) {
      for (int from = 0; from < states; from++) {
        if ((reach[from] >> via & 1) != 0) {
          reach[from] |= reach[via];
        }
      }
    }
    for (int start = 0; start < states; start++) {
      for (int state = 0; state < states; state++) {
        boolean reached = search.isInitial(start) && (start == state || has(reach[start], state));
        if (reached && fairComponent(state, edges, reach, recurring.size())) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the strongly connected component of a state has a cycle and all literals on edges. */
  private static boolean fairComponent(int state, List<Edge> edges, long[] reach, int literals) {
    int seen = 0;
    for (Edge edge : edges) {
      boolean inside = has(reach[edge.to()], state) || edge.to() == state;
      boolean from = edge.from() == state || has(reach[state], edge.from());
      if (inside && from) {
        seen |= edge.literals();
      }
    }
    return has(reach[state], state) && seen == (1 << literals) - 1;
  }

  private static boolean has(long set, int element) {
    return (set >> element & 1) != 0;
  }
}
