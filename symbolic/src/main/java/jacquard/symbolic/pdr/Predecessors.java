package jacquard.symbolic.pdr;

import jacquard.symbolic.circuit.Circuit;
import java.util.BitSet;

/** Reads the state that the solver found, and makes a cube of it. */
final class Predecessors {
  private final Circuit circuit;
  private final int bad;
  private final Queries queries;
  private final Lifting lifting;
  private final byte[] latches;
  private final byte[] inputs;
  private final int[] targets;

  Predecessors(Circuit circuit, int property, Queries queries) {
    this.circuit = circuit;
    this.queries = queries;
    bad = circuit.bads().get(property).literal();
    lifting = new Lifting(circuit);
    latches = new byte[circuit.latches().size()];
    inputs = new byte[circuit.inputs().size()];
    targets = new int[latches.length + circuit.constraints().size() + 1];
  }

  /** States from which, with these inputs, a step leads into the cube. */
  Cube of(Cube cube) {
    queries.model(latches, inputs);
    for (int i = 0; i < cube.size(); i++) {
      targets[i] = queries.nextLiteral(cube.get(i));
    }
    return lifted(cube.size());
  }

  /** States that are bad with these inputs. */
  Cube bad() {
    queries.model(latches, inputs);
    targets[0] = bad;
    return lifted(1);
  }

  private Cube lifted(int count) {
    int n = count;
    for (Circuit.Signal constraint : circuit.constraints()) {
      targets[n++] = constraint.literal();
    }
    return lifting.lift(latches, inputs, targets, n);
  }

  /** The latches of the state that was read last. */
  byte[] state() {
    return latches;
  }

  /** The inputs that were read last. */
  BitSet inputs() {
    BitSet set = new BitSet();
    for (int i = 0; i < inputs.length; i++) {
      set.set(i, inputs[i] == 1);
    }
    return set;
  }
}
