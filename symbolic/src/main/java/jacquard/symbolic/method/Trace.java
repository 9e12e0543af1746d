package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Simulation;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A run of a circuit.
 *
 * @param initial the latches that are true at the start, by index
 * @param inputs for each step the inputs that are true in it, by index
 */
public record Trace(BitSet initial, List<BitSet> inputs) {
  public Trace {
    initial = (BitSet) initial.clone();
    inputs = List.copyOf(inputs);
  }

  /** How many steps it has; the first is the initial state with its inputs. */
  public int length() {
    return inputs.size();
  }

  /**
   * The first step in which the literal is true, or -1 where it never is, or where this is no run
   * of the circuit up to there.
   */
  public int firstStep(Circuit circuit, int literal) {
    Simulation simulation = new Simulation(circuit);
    if (!startsRightly(circuit)) {
      return -1;
    }
    IntStream.range(0, circuit.latches().size())
        .forEach(i -> simulation.setLatch(i, initial.get(i) ? -1L : 0L));
    for (int step = 0; step < inputs.size(); step++) {
      for (int i = 0; i < circuit.inputs().size(); i++) {
        simulation.setInput(i, inputs.get(step).get(i) ? -1L : 0L);
      }
      simulation.evaluate();
      if (simulation.allowed() == 0) {
        return -1;
      }
      if (simulation.value(literal) != 0) {
        return step;
      }
      simulation.step();
    }
    return -1;
  }

  /** Whether the first state is an initial one. */
  public boolean startsRightly(Circuit circuit) {
    return IntStream.range(0, circuit.latches().size())
        .allMatch(
            i ->
                switch (circuit.latches().get(i).initial()) {
                  case ZERO -> !initial.get(i);
                  case ONE -> initial.get(i);
                  case FREE -> true;
                });
  }

  /** Its first so many steps. */
  public Trace prefix(int steps) {
    return new Trace(initial, inputs.subList(0, steps));
  }
}
