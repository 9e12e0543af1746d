package jacquard.symbolic.liveness;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Simulation;
import jacquard.symbolic.method.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * An infinite run: after the last step of the trace, it goes on with the inputs of step {@code
 * loop} for ever.
 *
 * <p>Latches that the property does not depend on need not be what they were when it does.
 */
public record Lasso(Trace trace, int loop) {
  /** Whether it is a run of the circuit that violates the property, by simulation of two rounds. */
  public boolean violates(Circuit circuit, int property) {
    List<Integer> recurring = new ArrayList<>(circuit.justice().get(property).literals());
    circuit.fairness().forEach(s -> recurring.add(s.literal()));
    BitSet matters = new Extension(circuit).latchesThatMatter(property);
    int last = trace.length();
    List<BitSet> inputs = new ArrayList<>(trace.inputs());
    inputs.addAll(trace.inputs().subList(loop, last));
    boolean[] seen = new boolean[recurring.size()];
    long[] saved = {};
    Simulation simulation = new Simulation(circuit);
    for (int i = 0; i < circuit.latches().size(); i++) {
      simulation.setLatch(i, trace.initial().get(i) ? -1L : 0L);
    }
    if (loop >= last || !trace.startsRightly(circuit)) {
      return false;
    }
    for (int step = 0; step < inputs.size(); step++) {
      long[] state = matters.stream().mapToLong(simulation::latch).toArray();
      if (step == loop) {
        saved = state;
      }
      if (step == last && !Arrays.equals(state, saved)) {
        return false;
      }
      for (int i = 0; i < circuit.inputs().size(); i++) {
        simulation.setInput(i, inputs.get(step).get(i) ? -1L : 0L);
      }
      simulation.evaluate();
      if (simulation.allowed() == 0) {
        return false;
      }
      for (int i = 0; i < seen.length; i++) {
        seen[i] |= step >= loop && simulation.value(recurring.get(i)) != 0;
      }
      simulation.step();
    }
    for (boolean each : seen) {
      if (!each) {
        return false;
      }
    }
    return true;
  }
}
