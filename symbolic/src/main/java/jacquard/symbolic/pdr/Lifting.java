package jacquard.symbolic.pdr;

import jacquard.symbolic.circuit.Aig;
import jacquard.symbolic.circuit.Circuit;
import jacquard.symbolic.method.Ternary;
import java.util.Arrays;

/**
 * Makes a cube of a state: leaves out latches whose value does not matter for what has to be true,
 * with the same inputs. First only those latches stay that one justification needs; then each of
 * them is made unknown by ternary simulation, and left out if all that has to be true still is.
 */
final class Lifting {
  private final Circuit circuit;
  private final Aig aig;
  private final byte[] value;

  /** The conjunctions that have a node as operand: from start[node] to start[node + 1]. */
  private final int[] start;

  private final int[] readers;

  /** The latch of a node, or -1. */
  private final int[] latchOf;

  private final boolean[] justified;
  private final boolean[] needed;
  private final int[] stack;

  /** The nodes to look at again, as bits; a reader has a higher number than what it reads. */
  private final long[] pending;

  private final int[] changed;
  private final byte[] before;
  private int changes;

  Lifting(Circuit circuit) {
    this.circuit = circuit;
    aig = circuit.aig();
    int size = aig.size();
    value = new byte[size];
    justified = new boolean[size];
    needed = new boolean[size];
    stack = new int[2 * size + 1];
    changed = new int[size];
    before = new byte[size];
    pending = new long[(size >> 6) + 1];
    latchOf = new int[size];
    Arrays.fill(latchOf, -1);
    for (int i = 0; i < circuit.latches().size(); i++) {
      latchOf[Aig.node(circuit.latches().get(i).literal())] = i;
    }
    start = new int[size + 2];
    for (int node = 1; node < size; node++) {
      if (aig.isAnd(node)) {
        start[Aig.node(aig.left(node)) + 2]++;
        start[Aig.node(aig.right(node)) + 2]++;
      }
    }
    for (int node = 0; node <= size; node++) {
      start[node + 1] += start[node];
    }
    readers = new int[start[size + 1]];
    for (int node = 1; node < size; node++) {
      if (aig.isAnd(node)) {
        readers[start[Aig.node(aig.left(node)) + 1]++] = node;
        readers[start[Aig.node(aig.right(node)) + 1]++] = node;
      }
    }
  }

  /**
   * The states that make the first {@code count} literals true with these inputs, as far as they
   * are like this state.
   */
  Cube lift(byte[] latches, byte[] inputs, int[] targets, int count) {
    load(latches, inputs);
    evaluate();
    justify(targets, count);
    for (int i = 0; i < latches.length; i++) {
      int node = Aig.node(circuit.latches().get(i).literal());
      if (!justified[node]) {
        value[node] = Ternary.UNKNOWN;
      }
    }
    evaluate();
    for (int i = 0; i < count; i++) {
      needed[Aig.node(targets[i])] = true;
    }
    int[] kept = new int[latches.length];
    int n = 0;
    for (int i = 0; i < latches.length; i++) {
      int node = Aig.node(circuit.latches().get(i).literal());
      if (justified[node] && !forgotten(node)) {
        kept[n++] = 2 * i + (latches[i] == 0 ? 1 : 0);
      }
    }
    for (int i = 0; i < count; i++) {
      needed[Aig.node(targets[i])] = false;
    }
    return new Cube(Arrays.copyOf(kept, n));
  }

  private void load(byte[] latches, byte[] inputs) {
    for (int i = 0; i < latches.length; i++) {
      value[Aig.node(circuit.latches().get(i).literal())] = latches[i];
    }
    for (int i = 0; i < inputs.length; i++) {
      value[Aig.node(circuit.inputs().get(i).literal())] = inputs[i];
    }
  }

  private void evaluate() {
    for (int node = 1; node < value.length; node++) {
      if (aig.isAnd(node)) {
        value[node] = computed(node);
      }
    }
  }

  private byte computed(int node) {
    return Ternary.and(Ternary.of(value, aig.left(node)), Ternary.of(value, aig.right(node)));
  }

  /** Marks nodes whose values are enough for the values of the targets. */
  private void justify(int[] targets, int count) {
    Arrays.fill(justified, false);
    int height = 0;
    for (int i = 0; i < count; i++) {
      height = push(targets[i], height);
    }
    while (height > 0) {
      int node = stack[--height];
      if (!aig.isAnd(node)) {
        continue;
      }
      int l = aig.left(node);
      int r = aig.right(node);
      if (value[node] == 1) {
        height = push(r, push(l, height));
      } else if (Ternary.of(value, l) != 0) {
        height = push(r, height);
      } else if (Ternary.of(value, r) != 0) {
        height = push(l, height);
      } else if (!justified[Aig.node(l)] && !justified[Aig.node(r)]) {
        height = push(Math.min(l, r), height);
      }
    }
  }

  private int push(int literal, int height) {
    int node = Aig.node(literal);
    if (justified[node]) {
      return height;
    }
    justified[node] = true;
    stack[height] = node;
    return height + 1;
  }

  /** Makes a latch unknown; takes it back and returns false if something needed is then unknown. */
  private boolean forgotten(int node) {
    changes = 0;
    change(node);
    boolean harmless = !needed[node];
    int last = harmless ? schedule(node) : -1;
    for (int word = node >> 6; word <= last; ) {
      if (pending[word] == 0) {
        word++;
        continue;
      }
      int next = (word << 6) + Long.numberOfTrailingZeros(pending[word]);
      pending[word] &= pending[word] - 1;
      if (harmless && value[next] != computed(next)) {
        change(next);
        harmless = !needed[next];
        last = Math.max(last, schedule(next));
      }
    }
    if (!harmless) {
      for (int i = 0; i < changes; i++) {
        value[changed[i]] = before[i];
      }
    }
    return harmless;
  }

  private void change(int node) {
    changed[changes] = node;
    before[changes++] = value[node];
    value[node] = Ternary.UNKNOWN;
  }

  /** Notes all readers; returns the last word that has one. */
  private int schedule(int node) {
    int last = 0;
    for (int i = start[node]; i < start[node + 1]; i++) {
      int reader = readers[i];
      pending[reader >> 6] |= 1L << reader;
      last = Math.max(last, reader >> 6);
    }
    return last;
  }
}
