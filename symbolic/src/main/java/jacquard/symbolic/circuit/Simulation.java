package jacquard.symbolic.circuit;

/**
 * Runs a circuit on given inputs, 64 runs at once: bit i of every word belongs to run i.
 *
 * <p>Set latches and inputs, then {@link #evaluate}, then read values; {@link #step} takes the
 * latches to the next step.
 */
public final class Simulation {
  private final Circuit circuit;
  private final int[] left;
  private final int[] right;
  private final long[] value;
  private final long[] following;

  public Simulation(Circuit circuit) {
    this.circuit = circuit;
    Aig aig = circuit.aig();
    left = new int[aig.size()];
    right = new int[aig.size()];
    value = new long[aig.size()];
    following = new long[circuit.latches().size()];
    for (int node = 0; node < left.length; node++) {
      left[node] = aig.isAnd(node) ? aig.left(node) : -1;
      right[node] = aig.isAnd(node) ? aig.right(node) : -1;
    }
  }

  /** Gives every latch its initial value; a free one is false. */
  public void reset() {
    for (int i = 0; i < following.length; i++) {
      setLatch(i, circuit.latches().get(i).initial() == Circuit.Initial.ONE ? -1L : 0L);
    }
  }

  public void setLatch(int index, long word) {
    value[Aig.node(circuit.latches().get(index).literal())] = word;
  }

  public long latch(int index) {
    return value[Aig.node(circuit.latches().get(index).literal())];
  }

  public void setInput(int index, long word) {
    value[Aig.node(circuit.inputs().get(index).literal())] = word;
  }

  /** Computes all conjunctions from latches and inputs. */
  public void evaluate() {
    for (int node = 1; node < left.length; node++) {
      if (left[node] >= 0) {
        value[node] = value(left[node]) & value(right[node]);
      }
    }
  }

  public long value(int literal) {
    return value[literal >>> 1] ^ -(literal & 1L);
  }

  /** The runs in which all constraints hold now. */
  public long allowed() {
    long word = -1L;
    for (Circuit.Signal constraint : circuit.constraints()) {
      word &= value(constraint.literal());
    }
    return word;
  }

  /** Gives every latch its next value; what else was computed is then out of date. */
  public void step() {
    for (int i = 0; i < following.length; i++) {
      following[i] = value(circuit.latches().get(i).next());
    }
    for (int i = 0; i < following.length; i++) {
      setLatch(i, following[i]);
    }
  }
}
