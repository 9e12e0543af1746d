package jacquard.symbolic.encode;

import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.model.ProcessGraph;
import jacquard.model.run.Interpreter;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.ConstantLatches;
import jacquard.symbolic.circuit.Simulation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A model as a circuit, and how its states are states of the model.
 *
 * @param bits which bit of the state each latch is, in the order of the latches
 * @param firings the literal that is true where the scheduler lets a transition happen
 * @param stubborn what the scheduler is restricted to, where no process runs alone
 */
public record ModelCircuit(
    Circuit circuit,
    Cells cells,
    KnownBits known,
    List<StateBit> bits,
    List<Firing> firings,
    Signals signals,
    Optional<StubbornSet> stubborn) {
  public ModelCircuit {
    bits = List.copyOf(bits);
    firings = List.copyOf(firings);
  }

  /** A bit of a cell. */
  record StateBit(int cell, int bit) {}

  /** A transition, and where it happens. */
  record Firing(Step step, int literal) {}

  /**
   * What can be wrong, each as a literal over state and inputs.
   *
   * @param overflow more processes are created than the circuit has room for: this says nothing of
   *     the model, and needs a larger circuit
   * @param unfinished a deterministic step is longer than the circuit has room for, likewise
   */
  public record Signals(int fault, int assertion, int invalidEnd, int overflow, int unfinished) {}

  /**
   * Makes the circuit of a model.
   *
   * @throws UnsupportedModelException if the model has something that no circuit is made of
   */
  public static ModelCircuit of(Model model, Room room, Mode mode) {
    return of(model, room, mode, Optional.empty());
  }

  /**
   * Makes the circuit of a model and a property of its infinite runs, which is the circuit's only
   * justice property. Its bad states are then those that end a run of the two.
   *
   * @throws UnsupportedModelException if the model has something that no circuit is made of
   */
  public static ModelCircuit of(Model model, Room room, Mode mode, Claim claim) {
    return of(model, room, mode, Optional.of(claim));
  }

  private static ModelCircuit of(Model model, Room room, Mode mode, Optional<Claim> claim) {
    if (model.hasPriorities()) {
      ProcessGraph first = model.process(model.initial().getFirst());
      Position position = first.location(first.entry()).position();
      throw new UnsupportedModelException("priorities", position);
    }
    if (model.trace().isPresent()) {
      ProcessGraph trace = model.trace().get().graph();
      Position position = trace.location(trace.entry()).position();
      throw new UnsupportedModelException("event traces", position);
    }
    Cells cells = new Cells(model, room);
    byte[] state = new byte[model.length(Math.max(room.processes(), model.initial().size()))];
    new Interpreter(model).initial(state);
    int[] initial = cells.values(state);
    Mode first = Mode.INTERLEAVED; // what is constant there is so in all modes
    ModelCircuit circuit = composed(cells, KnownBits.none(cells), initial);
    while (true) {
      KnownBits more = circuit.withConstants();
      if (more == circuit.known) {
        return mode == first && claim.isEmpty()
            ? circuit
            : new Composition(cells, more, mode, claim).compose(initial);
      }
      circuit = composed(cells, more, initial);
    }
  }

  private static ModelCircuit composed(Cells cells, KnownBits known, int[] initial) {
    return new Composition(cells, known, Mode.INTERLEAVED, Optional.empty()).compose(initial);
  }

  /** What is known and which latches never change besides; the same object if there are none. */
  private KnownBits withConstants() {
    byte[] constants = ConstantLatches.of(circuit);
    KnownBits more = known;
    for (int latch = 0; latch < constants.length; latch++) {
      if (constants[latch] != ConstantLatches.OPEN) {
        if (more == known) {
          more = known.copy();
        }
        StateBit bit = bits.get(latch);
        more.set(bit.cell, bit.bit, constants[latch] == ConstantLatches.ONE);
      }
    }
    return more;
  }

  /**
   * A run of the circuit in terms of the model.
   *
   * @param transitions that happen in it, one by one
   * @param overflows whether it goes wrong in its last step by lack of room for a process
   * @param unfinished whether it goes wrong there by lack of room for a deterministic step
   */
  public record Walk(List<Long> transitions, boolean overflows, boolean unfinished) {
    public Walk {
      transitions = List.copyOf(transitions);
    }
  }

  /**
   * Follows a run from the initial state.
   *
   * @param inputs for each step those that are true, by index
   */
  public Walk walk(List<BitSet> inputs) {
    Simulation simulation = new Simulation(circuit);
    simulation.reset();
    List<Long> transitions = new ArrayList<>();
    boolean overflows = false;
    boolean unfinished = false;
    for (BitSet step : inputs) {
      for (int i = 0; i < circuit.inputs().size(); i++) {
        simulation.setInput(i, step.get(i) ? -1L : 0L);
      }
      simulation.evaluate();
      for (Firing firing : firings) {
        if (simulation.value(firing.literal) != 0) {
          transitions.add(firing.step.transition());
        }
      }
      boolean isWrong =
          simulation.value(signals.fault) != 0 || simulation.value(signals.assertion) != 0;
      overflows = simulation.value(signals.overflow) != 0 && !isWrong;
      unfinished = simulation.value(signals.unfinished) != 0;
      simulation.step();
    }
    return new Walk(transitions, overflows, unfinished);
  }

  /**
   * A state of the model as values of the latches.
   *
   * @throws IllegalStateException if it has a number that the circuit is not made for
   */
  public boolean[] latches(byte[] state) {
    int[] values = cells.values(state);
    cells.requireFit(values);
    boolean[] latches = new boolean[bits.size()];
    for (int i = 0; i < latches.length; i++) {
      latches[i] = (values[bits.get(i).cell] >>> bits.get(i).bit & 1) != 0;
    }
    return latches;
  }
}
