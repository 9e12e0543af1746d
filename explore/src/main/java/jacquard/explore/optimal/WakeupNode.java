package jacquard.explore.optimal;

import jacquard.core.Label;
import jacquard.explore.PackedOperation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A node of the wakeup tree: the state after a step, which is the node's label and operation. Nodes
 * are reused; only {@link WakeupTree} makes and changes them.
 */
public final class WakeupNode {
  private static final WakeupNode[] EMPTY = {};

  /** Told apart from all nodes that this object has been before. */
  long stamp;

  @Nullable WakeupNode parent;
  int depth;
  int thread;
  int choice;

  /** What the step does, as {@link PackedOperation} packs it. */
  long operation;

  @Nullable WakeupNode firstKid;
  @Nullable WakeupNode lastKid;
  @Nullable WakeupNode nextSibling;

  /** On the path of an execution that has begun. */
  boolean started;

  /** Everything that can be reached through this node has been explored, here or elsewhere. */
  boolean settled;

  /** Leaves at or below this node that have not been run to the end. */
  int pending;

  /**
   * The steps asleep in this state: earlier siblings of this node or of its ancestors, below which
   * whatever begins with that step is explored. Fixed when the node is started.
   */
  WakeupNode[] sleep = EMPTY;

  int sleepSize;

  void clear(@Nullable WakeupNode newParent, int newDepth) {
    parent = newParent;
    depth = newDepth;
    firstKid = null;
    lastKid = null;
    nextSibling = null;
    started = false;
    settled = false;
    pending = 0;
    sleepSize = 0;
  }

  int object() {
    return PackedOperation.object(operation);
  }

  boolean writes() {
    return PackedOperation.writes(operation);
  }

  void addSleeper(WakeupNode sleeper) {
    if (sleepSize == sleep.length) {
      sleep = Arrays.copyOf(sleep, Math.max(4, sleepSize * 2));
    }
    sleep[sleepSize++] = sleeper;
  }

  /** How many steps lead to this node. */
  public int depth() {
    return depth;
  }

  /** Writes the labels of the steps that lead to this node into {@code labels}. */
  public void path(long[] labels) {
    for (WakeupNode n = this; n.parent != null; n = n.parent) {
      labels[n.depth - 1] = Label.of(n.thread, n.choice);
    }
  }
}
