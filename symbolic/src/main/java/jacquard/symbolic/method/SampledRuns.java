package jacquard.symbolic.method;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Simulation;
import java.util.BitSet;
import java.util.Random;

/**
 * Random runs of a circuit, side by side: what is the same in all of them may be so in every run.
 */
final class SampledRuns {
  /** What a node seems to be in a step. */
  static final byte OPEN = 0;

  static final byte ZERO = 1;
  static final byte ONE = 2;

  /** Each has 64 runs. */
  private static final int SIMULATIONS = 16;

  private final Circuit circuit;
  private final Simulation[] simulations = new Simulation[SIMULATIONS];
  private final Random random = new Random(0);
  private int learned;

  SampledRuns(Circuit circuit) {
    this.circuit = circuit;
    for (int i = 0; i < SIMULATIONS; i++) {
      simulations[i] = new Simulation(circuit);
      simulations[i].reset();
      for (int latch = 0; latch < circuit.latches().size(); latch++) {
        if (circuit.latches().get(latch).initial() == Circuit.Initial.FREE) {
          simulations[i].setLatch(latch, random.nextLong());
        }
      }
    }
  }

  /** What each node seems to be in the next step. */
  byte[] guesses() {
    byte[] guesses = new byte[circuit.aig().size()];
    for (int i = 0; i < SIMULATIONS; i++) {
      Simulation simulation = simulations[i];
      for (int input = 0; input < circuit.inputs().size(); input++) {
        simulation.setInput(input, random.nextLong());
      }
      simulation.evaluate();
      for (int node = 1; node < guesses.length; node++) {
        long word = simulation.value(2 * node);
        byte seen = word == 0 ? ZERO : word == -1L ? ONE : OPEN;
        guesses[node] = i == 0 || guesses[node] == seen ? seen : OPEN;
      }
      simulation.step();
    }
    return guesses;
  }

  /** Lets a run that no sample is like go on in the place of one of them. */
  void learn(Trace run) {
    Simulation followed = new Simulation(circuit);
    for (int latch = 0; latch < circuit.latches().size(); latch++) {
      followed.setLatch(latch, run.initial().get(latch) ? -1L : 0L);
    }
    for (BitSet inputs : run.inputs()) {
      for (int input = 0; input < circuit.inputs().size(); input++) {
        followed.setInput(input, inputs.get(input) ? -1L : 0L);
      }
      followed.evaluate();
      followed.step();
    }
    Simulation simulation = simulations[learned / Long.SIZE % SIMULATIONS];
    long mask = 1L << learned % Long.SIZE;
    for (int latch = 0; latch < circuit.latches().size(); latch++) {
      simulation.setLatch(
          latch, (simulation.latch(latch) & ~mask) | (followed.latch(latch) & mask));
    }
    learned++;
  }
}
