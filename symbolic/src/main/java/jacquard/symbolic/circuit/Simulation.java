package jacquard.symbolic.circuit;

/** The values of all literals of a circuit in one step. */
public final class Simulation {
  private final Circuit circuit;
  private final boolean[] values;

  public Simulation(Circuit circuit) {
    this.circuit = circuit;
    this.values = new boolean[circuit.aig().size()];
  }

  /** Computes all literals from a state and inputs. */
  public void step(boolean[] latches, boolean[] inputs) {
    Aig aig = circuit.aig();
    for (int i = 0; i < latches.length; i++) {
      values[Aig.node(circuit.latches().get(i).literal())] = latches[i];
    }
    for (int i = 0; i < inputs.length; i++) {
      values[Aig.node(circuit.inputs().get(i).literal())] = inputs[i];
    }
    for (int node = 1; node < aig.size(); node++) {
      if (aig.isAnd(node)) {
        values[node] = value(aig.left(node)) && value(aig.right(node));
      }
    }
  }

  public boolean value(int literal) {
    return values[Aig.node(literal)] ^ Aig.isNegated(literal);
  }

  /** The next state. */
  public boolean[] next() {
    boolean[] next = new boolean[circuit.latches().size()];
    for (int i = 0; i < next.length; i++) {
      next[i] = value(circuit.latches().get(i).next());
    }
    return next;
  }
}
