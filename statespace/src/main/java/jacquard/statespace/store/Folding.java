package jacquard.statespace.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Makes keys of states and states of keys. It remembers one state, as a rule that which was
 * unfolded last: of a successor of it, only parts that differ are looked up.
 */
public final class Folding {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final StateTree tree;
  // The tree of a state with n leaves: node i has the children 2i and 2i + 1, leaves are n to 2n-1.
  private final int[] known;
  private final long[] values;
  private int frames = -1;
  // The state folded last: the nodes in which it differs; the others are as those that are known.
  private final int[] nodes;
  private final int[] changed;
  private int changes;
  private final long[] folded;
  private int foldedFrames = -1;

  public Folding(StateTree tree) {
    this.tree = tree;
    this.known = new int[2 * tree.maxLeaves()];
    this.values = new long[tree.maxLeaves()];
    this.nodes = new int[2 * tree.maxLeaves()];
    this.changed = new int[2 * tree.maxLeaves()];
    this.folded = new long[tree.maxLeaves()];
  }

  /** The key of a state. */
  public long fold(byte[] state) {
    int count = state[0] & 0xff;
    int[] offsets = tree.offsets(count);
    long[] masks = tree.masks(count);
    int n = offsets.length;
    foldedFrames = count;
    for (int c = 0; c < changes; c++) {
      nodes[changed[c]] = known[changed[c]];
    }
    changes = 0;
    if (count != frames) {
      foldAll(state, offsets, masks);
    } else {
      for (int i = n - 1; i >= 0; i--) {
        long value = leaf(state, offsets[i], masks[i]);
        if (value != values[i]) {
          folded[i] = value;
          nodes[n + i] = tree.leaf(value);
          changed[changes++] = n + i;
        }
      }
      changeParents();
    }
    return n == 1 ? StateTree.key(count, nodes[1], 0) : StateTree.key(count, nodes[2], nodes[3]);
  }

  /**
   * Nodes are looked at from the highest number to the lowest, so every one comes after its
   * children.
   */
  private void changeParents() {
    int last = 0;
    for (int c = 0; c < changes; c++) {
      int parent = changed[c] >> 1;
      if (parent > 1 && parent != last) {
        nodes[parent] = tree.pair(nodes[2 * parent], nodes[2 * parent + 1]);
        changed[changes++] = parent;
        last = parent;
      }
    }
  }

  private void foldAll(byte[] state, int[] offsets, long[] masks) {
    int n = offsets.length;
    for (int i = n - 1; i >= 0; i--) {
      folded[i] = leaf(state, offsets[i], masks[i]);
      nodes[n + i] = tree.leaf(folded[i]);
      changed[changes++] = n + i;
    }
    changeParents();
  }

  /** Remembers the state that was folded last. */
  public void moveOn() {
    int n = tree.offsets(foldedFrames).length;
    for (int c = 0; c < changes; c++) {
      int node = changed[c];
      known[node] = nodes[node];
      if (node >= n) {
        values[node - n] = folded[node - n];
      }
    }
    changes = 0;
    frames = foldedFrames;
  }

  /** Writes the state that a key stands for, and a few bytes behind it. */
  public void unfold(long key, byte[] state) {
    int count = StateTree.frames(key);
    int[] offsets = tree.offsets(count);
    int n = offsets.length;
    if (n == 1) {
      known[1] = StateTree.left(key);
      nodes[1] = known[1];
    } else {
      known[2] = StateTree.left(key);
      known[3] = StateTree.right(key);
      nodes[2] = known[2];
      nodes[3] = known[3];
    }
    for (int i = 2; i < n; i++) {
      long pair = tree.pairValue(known[i]);
      int left = StateTree.left(pair);
      int right = StateTree.right(pair);
      known[2 * i] = left;
      known[2 * i + 1] = right;
      nodes[2 * i] = left;
      nodes[2 * i + 1] = right;
    }
    for (int i = 0; i < n; i++) {
      long value = tree.leafValue(known[n + i]);
      values[i] = value;
      put(state, offsets[i], value);
    }
    frames = count;
    changes = 0;
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
