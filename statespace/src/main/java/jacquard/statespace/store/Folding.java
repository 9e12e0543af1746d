package jacquard.statespace.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Makes keys of states and states of keys. It remembers the state that it unfolded last: in a
 * successor of it, only parts that differ are looked up.
 */
public final class Folding {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final StateTree tree;
  // The tree of a state with n leaves: node i has the children 2i and 2i + 1, leaves are n to 2n-1.
  private final int[] known;
  private final int[] nodes;
  private final long[] values;
  private int frames = -1;

  public Folding(StateTree tree) {
    this.tree = tree;
    this.known = new int[2 * tree.maxLeaves()];
    this.nodes = new int[2 * tree.maxLeaves()];
    this.values = new long[tree.maxLeaves()];
  }

  /** The key of a state. */
  public long fold(byte[] state) {
    int count = state[0] & 0xff;
    int[] offsets = tree.offsets(count);
    long[] masks = tree.masks(count);
    int n = offsets.length;
    if (count != frames) {
      return foldAll(state, count, offsets, masks);
    }
    for (int i = 0; i < n; i++) {
      long value = leaf(state, offsets[i], masks[i]);
      nodes[n + i] = value == values[i] ? known[n + i] : tree.leaf(value);
    }
    for (int i = n - 1; i > 1; i--) {
      int left = nodes[2 * i];
      int right = nodes[2 * i + 1];
      nodes[i] =
          left == known[2 * i] && right == known[2 * i + 1] ? known[i] : tree.pair(left, right);
    }
    return n == 1 ? StateTree.key(count, nodes[1], 0) : StateTree.key(count, nodes[2], nodes[3]);
  }

  private long foldAll(byte[] state, int count, int[] offsets, long[] masks) {
    int n = offsets.length;
    for (int i = 0; i < n; i++) {
      nodes[n + i] = tree.leaf(leaf(state, offsets[i], masks[i]));
    }
    for (int i = n - 1; i > 1; i--) {
      nodes[i] = tree.pair(nodes[2 * i], nodes[2 * i + 1]);
    }
    return n == 1 ? StateTree.key(count, nodes[1], 0) : StateTree.key(count, nodes[2], nodes[3]);
  }

  /** Writes the state that a key stands for, and a few bytes behind it. */
  public void unfold(long key, byte[] state) {
    int count = StateTree.frames(key);
    int[] offsets = tree.offsets(count);
    int n = offsets.length;
    if (n == 1) {
      known[1] = StateTree.left(key);
    } else {
      known[2] = StateTree.left(key);
      known[3] = StateTree.right(key);
    }
    for (int i = 2; i < n; i++) {
      long pair = tree.pairValue(known[i]);
      known[2 * i] = StateTree.left(pair);
      known[2 * i + 1] = StateTree.right(pair);
    }
    for (int i = 0; i < n; i++) {
      long value = tree.leafValue(known[n + i]);
      values[i] = value;
      put(state, offsets[i], value);
    }
    frames = count;
  }

  private static long leaf(byte[] state, int offset, long mask) {
    if (offset + 8 <= state.length) {
      return (long) LONG.get(state, offset) & mask;
    }
    long value = 0;
    for (int i = state.length - 1; i >= offset; i--) {
      value = value << 8 | (state[i] & 0xff);
    }
    return value & mask;
  }

  private static void put(byte[] state, int offset, long value) {
    if (offset + 8 <= state.length) {
      LONG.set(state, offset, value);
    } else {
      for (int i = offset; i < state.length; i++) {
        state[i] = (byte) (value >>> (8 * (i - offset)));
      }
    }
  }
}
