package jacquard.symbolic.encode;

import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.run.Interpreter;
import jacquard.symbolic.circuit.Simulation;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Holds a circuit to the interpreter: in each state the same steps with the same results. */
final class StepsOfTheInterpreter {
  private final ModelCircuit circuit;
  private final Machine machine;
  private final Simulation simulation;
  private final Set<ByteBuffer> seen = new HashSet<>();
  private final Deque<byte[]> open = new ArrayDeque<>();
  private int compared;

  StepsOfTheInterpreter(ModelCircuit circuit) {
    this.circuit = circuit;
    this.machine = new Interpreter(circuit.cells().model());
    this.simulation = new Simulation(circuit.circuit());
  }

  /** Compares reachable states up to a limit; says how many steps there were. */
  int compare(int maxStates) {
    byte[] first = new byte[machine.maxLength()];
    machine.initial(first);
    add(first);
    while (!open.isEmpty() && seen.size() <= maxStates) {
      compare(open.remove());
    }
    return compared;
  }

  private void add(byte[] state) {
    if (seen.add(ByteBuffer.wrap(Arrays.copyOf(state, machine.length(state))))) {
      open.add(state);
    }
  }

  private void compare(byte[] state) {
    Map<Long, String> expected = new TreeMap<>();
    String whole = expected(state, expected);
    Map<Long, String> found = new TreeMap<>();
    String told = found(circuit.latches(state), found);
    if (!whole.equals(told) || (!whole.equals("fault") && !expected.equals(found))) {
      throw new AssertionError(
          "%s: expected %s %s, but the circuit has %s %s"
              .formatted(
                  Arrays.toString(Arrays.copyOf(state, machine.length(state))),
                  whole,
                  expected,
                  told,
                  found));
    }
    compared += expected.size();
  }

  private String expected(byte[] state, Map<Long, String> steps) {
    long[] transitions = new long[1000];
    int count;
    try {
      count = machine.enabled(state, transitions);
      if (count == 0 && Machine.isExclusive(state)) {
        Machine.shareAgain(state);
        count = machine.enabled(state, transitions);
      }
    } catch (FaultException _) {
      return "fault";
    }
    for (int i = 0; i < count; i++) {
      byte[] after = state.clone();
      steps.put(transitions[i], performed(after, transitions[i]));
    }
    return count > 0 ? "steps" : machine.isValidEnd(state) ? "end" : "invalid end";
  }

  private String performed(byte[] after, long transition) {
    try {
      machine.perform(after, transition);
    } catch (FaultException _) {
      return "fault";
    }
    if ((after[Layout.COUNT] & 0xff) > circuit.cells().slots()) {
      return "overflow";
    }
    boolean failed = machine.failedAssertion().isPresent();
    add(after);
    return (failed ? "assertion " : "") + Arrays.toString(circuit.latches(after));
  }

  private String found(boolean[] latches, Map<Long, String> steps) {
    int inputs = circuit.circuit().inputs().size();
    String told = "";
    boolean idles = false;
    for (int choice = 0; choice < 1 << inputs; choice++) {
      for (int i = 0; i < latches.length; i++) {
        simulation.setLatch(i, latches[i] ? -1L : 0L);
      }
      for (int i = 0; i < inputs; i++) {
        simulation.setInput(i, (choice >>> i & 1) != 0 ? -1L : 0L);
      }
      simulation.evaluate();
      boolean moved = false;
      for (ModelCircuit.Firing firing : circuit.firings()) {
        if (isTrue(firing.literal())) {
          if (moved) {
            throw new AssertionError("two transitions at once");
          }
          moved = true;
          steps.put(firing.step().transition(), outcome());
        }
      }
      idles |= !moved;
      boolean invalid = isTrue(circuit.signals().invalidEnd());
      boolean fault = !moved && isTrue(circuit.signals().fault());
      if (!moved && !Arrays.equals(latches, next())) {
        throw new AssertionError("something changes although nothing happens");
      }
      told = fault ? "fault" : invalid ? "invalid end" : told;
    }
    if (idles && !steps.isEmpty()) {
      throw new AssertionError("nothing happens although something can");
    }
    return !told.isEmpty() ? told : steps.isEmpty() ? "end" : "steps";
  }

  private boolean isTrue(int literal) {
    return simulation.value(literal) != 0;
  }

  private boolean[] next() {
    boolean[] next = new boolean[circuit.circuit().latches().size()];
    for (int i = 0; i < next.length; i++) {
      next[i] = isTrue(circuit.circuit().latches().get(i).next());
    }
    return next;
  }

  private String outcome() {
    ModelCircuit.Signals signals = circuit.signals();
    if (isTrue(signals.unfinished())) {
      throw new AssertionError("a deterministic step needs more room");
    }
    if (isTrue(signals.overflow())) {
      return "overflow";
    }
    if (isTrue(signals.fault())) {
      return "fault";
    }
    return (isTrue(signals.assertion()) ? "assertion " : "") + Arrays.toString(next());
  }
}
