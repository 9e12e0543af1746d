package jacquard.explore.optimal;

import jacquard.core.Label;
import jacquard.explore.path.Prefix;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The nodes of the current execution: node {@code i} is the state before event {@code i}. Those up
 * to a leaf are the prefix that the execution follows, and the tree says what their steps do.
 */
final class LeafPath implements Prefix {
  private @Nullable WakeupNode[] nodes = new WakeupNode[64];

  /** The stamps of the nodes: a node that was dropped may be in use again for another step. */
  private long[] stamps = new long[64];

  private int length;

  /**
   * Makes this the path to a leaf; steps shared with the last execution stay.
   *
   * @param lastLength of the last execution: deeper nodes are of older paths
   * @return how many first steps are shared
   */
  int load(WakeupNode leaf, int lastLength) {
    length = leaf.depth;
    ensure(length);
    int differsFrom = length + 1;
    for (WakeupNode n = leaf; n != null; n = n.parent) {
      if (n.depth <= lastLength && nodes[n.depth] == n && stamps[n.depth] == n.stamp) {
        break; // equal from here up
      }
      set(n);
      differsFrom = n.depth;
    }
    return Math.max(0, differsFrom - 1);
  }

  /** Puts the node of a step behind the leaf at its place. */
  void set(WakeupNode node) {
    nodes[node.depth] = node;
    stamps[node.depth] = node.stamp;
  }

  /** Makes room for an execution of this length. */
  void ensure(int depth) {
    if (depth >= nodes.length) {
      nodes = Arrays.copyOf(nodes, Math.max(nodes.length * 2, depth + 1));
      stamps = Arrays.copyOf(stamps, nodes.length);
    }
  }

  WakeupNode node(int depth) {
    WakeupNode node = nodes[depth];
    if (node == null) {
      throw new IllegalStateException("no node at depth " + depth);
    }
    return node;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public int known() {
    return length;
  }

  @Override
  public long label(int step) {
    WakeupNode node = node(step + 1);
    return Label.of(node.thread, node.choice);
  }

  @Override
  public long operation(int step) {
    return node(step + 1).operation;
  }
}
