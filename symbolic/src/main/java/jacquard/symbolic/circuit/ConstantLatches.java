package jacquard.symbolic.circuit;

import java.util.List;

/**
 * Latches that never change, by simulation with three values from the initial state: what is found
 * is right, but not all is found.
 */
public final class ConstantLatches {
  public static final byte ZERO = 0;
  public static final byte ONE = 1;
  public static final byte OPEN = 2;

  private ConstantLatches() {}

  /** For each latch what it always is, or that this is open. */
  public static byte[] of(Circuit circuit) {
    List<Circuit.Latch> latches = circuit.latches();
    byte[] state = new byte[latches.size()];
    for (int i = 0; i < state.length; i++) {
      state[i] =
          switch (latches.get(i).initial()) {
            case ZERO -> ZERO;
            case ONE -> ONE;
            case FREE -> OPEN;
          };
    }
    byte[] values = new byte[circuit.aig().size()];
    boolean changed = true;
    while (changed) {
      changed = false;
      simulate(circuit, state, values);
      for (int i = 0; i < state.length; i++) {
        if (state[i] != OPEN && value(values, latches.get(i).next()) != state[i]) {
          state[i] = OPEN;
          changed = true;
        }
      }
    }
    return state;
  }

  private static void simulate(Circuit circuit, byte[] state, byte[] values) {
    Aig aig = circuit.aig();
    values[0] = ZERO;
    circuit.inputs().forEach(input -> values[Aig.node(input.literal())] = OPEN);
    for (int i = 0; i < state.length; i++) {
      values[Aig.node(circuit.latches().get(i).literal())] = state[i];
    }
    for (int node = 1; node < aig.size(); node++) {
      if (aig.isAnd(node)) {
        byte l = value(values, aig.left(node));
        byte r = value(values, aig.right(node));
        values[node] = l == ZERO || r == ZERO ? ZERO : l == ONE && r == ONE ? ONE : OPEN;
      }
    }
  }

  private static byte value(byte[] values, int literal) {
    byte value = values[Aig.node(literal)];
    return value == OPEN || !Aig.isNegated(literal) ? value : (byte) (1 - value);
  }
}
