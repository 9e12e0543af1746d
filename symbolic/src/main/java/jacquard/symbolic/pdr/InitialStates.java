package jacquard.symbolic.pdr;

import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.circuit.Circuit.Initial;

/** The initial states, which are a cube: a latch is false, true or free. */
final class InitialStates {
  /** For each latch the literal that excludes the initial states, or -1. */
  private final int[] excluding;

  InitialStates(Circuit circuit) {
    excluding = new int[circuit.latches().size()];
    for (int i = 0; i < excluding.length; i++) {
      Initial initial = circuit.latches().get(i).initial();
      excluding[i] =
          switch (initial) {
            case ZERO -> 2 * i;
            case ONE -> 2 * i + 1;
            case FREE -> -1;
          };
    }
  }

  boolean excludedBy(int literal) {
    return excluding[literal >> 1] == literal;
  }

  boolean intersects(Cube cube) {
    return excludingLiteral(cube) < 0;
  }

  /** A literal of the cube that no initial state has, or -1. */
  int excludingLiteral(Cube cube) {
    for (int i = 0; i < cube.size(); i++) {
      if (excludedBy(cube.get(i))) {
        return cube.get(i);
      }
    }
    return -1;
  }
}
