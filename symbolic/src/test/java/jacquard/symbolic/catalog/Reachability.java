package jacquard.symbolic.catalog;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * Breadth-first search through all states of a small circuit: what every method must agree with.
 */
final class Reachability {
  private final Circuit circuit;
  private final Simulation simulation;

  Reachability(Circuit circuit) {
    this.circuit = circuit;
    simulation = new Simulation(circuit);
  }

  /** After how many steps the property is first violated, or -1. */
  int depth(int property) {
    int bad = circuit.bads().get(property).literal();
    int[] depth = new int[1 << circuit.latches().size()];
    Arrays.fill(depth, -1);
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    for (int state = 0; state < depth.length; state++) {
      if (isInitial(state)) {
        depth[state] = 0;
        queue.add(state);
      }
    }
    while (!queue.isEmpty()) {
      int state = queue.remove();
      for (int inputs = 0; inputs < 1 << circuit.inputs().size(); inputs++) {
        if (!allowed(state, inputs)) {
          continue;
        }
        if (simulation.value(bad) != 0) {
          return depth[state];
        }
        int next = next();
        if (depth[next] < 0) {
          depth[next] = depth[state] + 1;
          queue.add(next);
        }
      }
    }
    return -1;
  }

  boolean isInitial(int state) {
    for (int i = 0; i < circuit.latches().size(); i++) {
      int forbidden =
          switch (circuit.latches().get(i).initial()) {
            case ZERO -> 1;
            case ONE -> 0;
            case FREE -> -1;
          };
      if (((state >> i) & 1) == forbidden) {
        return false;
      }
    }
    return true;
  }

  /** Evaluates a step; whether the constraints hold in it. */
  boolean allowed(int state, int inputs) {
    for (int i = 0; i < circuit.latches().size(); i++) {
      simulation.setLatch(i, -((state >> i) & 1L));
    }
    for (int i = 0; i < circuit.inputs().size(); i++) {
      simulation.setInput(i, -((inputs >> i) & 1L));
    }
    simulation.evaluate();
    return simulation.allowed() != 0;
  }

  boolean value(int literal) {
    return simulation.value(literal) != 0;
  }

  /** The state after the step that was evaluated. */
  int next() {
    int next = 0;
    for (int i = 0; i < circuit.latches().size(); i++) {
      next |= simulation.value(circuit.latches().get(i).next()) != 0 ? 1 << i : 0;
    }
    return next;
  }
}
