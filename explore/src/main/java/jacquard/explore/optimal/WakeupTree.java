package jacquard.explore.optimal;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.explore.PackedOperation;
import org.jspecify.annotations.Nullable;

/**
 * The executions explored so far and those still to come, as a tree of steps.
 *
 * <p>A node is started when an execution through it has begun; what is not started yet is a wakeup
 * tree below a started node. A pending leaf is an unstarted node without kids: the steps to it are
 * one execution to run. Kids are only ever appended, so the earlier siblings of a started node, and
 * with them its sleep set, never change.
 *
 * <p>Settled nodes lose their kids, so that memory follows the pending leaves and the paths to
 * them.
 */
final class WakeupTree {
  /** Below this many nodes, looking for more to drop is not worth it. */
  private static final int SWEEP_FROM = 4096;

  private final WakeupNode root = new WakeupNode();
  private @Nullable WakeupNode free;
  private int live = 1;
  private int sweepAt = SWEEP_FROM;
  private long stamps;

  WakeupTree() {
    root.clear(null, 0);
    root.started = true;
    root.pending = 1;
  }

  WakeupNode root() {
    return root;
  }

  /** Pending leaves, the one being run included. */
  int pending() {
    return root.pending;
  }

  /** Nodes that are not in the free list. */
  int live() {
    return live;
  }

  /**
   * Marks the path to a pending leaf as started, and computes the sleep sets on it.
   *
   * @return how many nodes of the path were not started before
   * @throws IllegalStateException if something is asleep at the leaf: then its execution would be
   *     redundant, which the theory excludes
   */
  int claim(WakeupNode leaf) {
    int started = start(leaf);
    if (leaf.sleepSize != 0) {
      throw new IllegalStateException(
          "a wakeup sequence ends with %d sleeping steps".formatted(leaf.sleepSize));
    }
    return started;
  }

  private int start(WakeupNode node) {
    WakeupNode parent = node.parent;
    if (node.started || parent == null) {
      return 0;
    }
    int above = start(parent); // at most as deep as the wakeup sequence is long
    for (int i = 0; i < parent.sleepSize; i++) {
      keepAsleep(node, parent.sleep[i]);
    }
    for (WakeupNode k = parent.firstKid; k != null && k != node; k = k.nextSibling) {
      keepAsleep(node, k);
    }
    node.started = true;
    return above + 1;
  }

  private static void keepAsleep(WakeupNode node, WakeupNode sleeper) {
    if (sleeper.thread != node.thread
        && !Dependence.READ_WRITE.dependent(
            sleeper.object(), sleeper.writes(), node.object(), node.writes())) {
      node.addSleeper(sleeper);
    }
  }

  /** Appends the node of a step that the program took by itself below a claimed leaf. */
  WakeupNode extend(WakeupNode node, Execution execution, int event) {
    WakeupNode kid = allocate(node);
    kid.thread = execution.thread(event);
    kid.choice = execution.choice(event);
    kid.operation = PackedOperation.pack(execution, event);
    kid.started = true;
    kid.pending = 1; // as long as the execution through it is being analysed
    append(node, kid);
    return kid;
  }

  /**
   * Makes sure that an execution that begins with {@code w}, or an equivalent one, is explored from
   * this node: nothing to do where one has been or will be anyway, else a new pending leaf.
   *
   * @param taken the kid through which the execution at hand goes; its step is reversed by {@code
   *     w}, so it need not be asked
   * @return the new leaf, or null where nothing was added
   */
  @Nullable WakeupNode insert(WakeupNode from, WakeupSequence w, @Nullable WakeupNode taken) {
    WakeupNode node = from;
    while (true) {
      if (node.started && isCoveredBySleep(node, w)) {
        return null;
      }
      WakeupNode next = null;
      for (WakeupNode c = node.firstKid; c != null; c = c.nextSibling) {
        if (c == taken) {
          continue;
        }
        int i = w.weakInitial(c);
        if (i == WakeupSequence.NO) {
          continue;
        }
        if (isSelfComplete(c)) {
          return null;
        }
        if (i < w.size()) {
          w.remove(i);
        }
        next = c;
        break;
      }
      if (w.size() == 0) {
        return null;
      }
      if (next == null) {
        return appendChain(node, w);
      }
      node = next;
    }
  }

  private static boolean isCoveredBySleep(WakeupNode node, WakeupSequence w) {
    for (int i = 0; i < node.sleepSize; i++) {
      if (w.weakInitial(node.sleep[i]) != WakeupSequence.NO) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether everything that begins with the steps to this node is or will be explored without any
   * further help: nothing is asleep in it (or will be, for a pending leaf), so no run below it that
   * would reveal a race is left out; or it has been explored together with all that sleeps in it.
   */
  private boolean isSelfComplete(WakeupNode node) {
    if (!node.started) {
      return node.firstKid == null;
    }
    return node.sleepSize == 0 || isSettled(node);
  }

  private WakeupNode appendChain(WakeupNode node, WakeupSequence w) {
    WakeupNode last = node;
    for (int i = 0; i < w.size(); i++) {
      WakeupNode kid = allocate(last);
      w.copyTo(kid, i);
      append(last, kid);
      last = kid;
    }
    for (WakeupNode n = last; n != null; n = n.parent) {
      n.pending++;
    }
    return last;
  }

  /**
   * Ends the execution of a claimed leaf, when all its races have been dealt with.
   *
   * @param end the last node of the execution, the leaf itself or below it
   */
  void finish(WakeupNode end) {
    for (WakeupNode n = end; n != null; n = n.parent) {
      n.pending--;
      settle(n);
    }
    if (live > sweepAt) {
      sweep();
      sweepAt = Math.max(SWEEP_FROM, live * 2);
    }
  }

  private void settle(WakeupNode node) {
    if (node.pending == 0 && isSettled(node)) {
      dropKids(node);
    }
  }

  /**
   * A started node without pending leaves is settled once all that sleeps in it is: in depth-first
   * order at once, in other orders perhaps later.
   */
  private boolean isSettled(WakeupNode node) {
    if (!node.settled && node.started && node.pending == 0) {
      boolean all = true;
      for (int i = 0; i < node.sleepSize && all; i++) {
        all = isSettled(node.sleep[i]);
      }
      node.settled = all;
    }
    return node.settled;
  }

  /** Drops what has been settled since it was last looked at. */
  private void sweep() {
    WakeupNode n = root;
    while (true) {
      if (n.pending == 0 && isSettled(n)) {
        dropKids(n);
      }
      if (n.firstKid != null) {
        n = n.firstKid;
        continue;
      }
      while (n.nextSibling == null) {
        if (n.parent == null) {
          return;
        }
        n = n.parent;
      }
      n = n.nextSibling;
    }
  }

  /** Gives everything below a node to the free list; without recursion, since paths are long. */
  private void dropKids(WakeupNode top) {
    WakeupNode first = top.firstKid;
    WakeupNode last = top.lastKid;
    if (first == null || last == null) {
      return;
    }
    for (WakeupNode n = first; n != null; n = n.nextSibling) {
      live--;
      if (n.lastKid != null) { // its kids go to the end of the list that we are walking along
        last.nextSibling = n.firstKid;
        last = n.lastKid;
        n.firstKid = null;
        n.lastKid = null;
      }
    }
    last.nextSibling = free;
    free = first;
    top.firstKid = null;
    top.lastKid = null;
  }

  /** The part of the tree that is finished, when each node's kids share its weight equally. */
  double explored() {
    double sum = 0;
    double weight = 1;
    WakeupNode n = root;
    while (true) {
      if (n.pending > 0 && n.firstKid != null) {
        weight /= kids(n);
        n = n.firstKid;
        continue;
      }
      if (n.pending == 0) {
        sum += weight;
      }
      while (n.nextSibling == null) {
        if (n.parent == null) {
          return sum;
        }
        n = n.parent;
        weight *= kids(n);
      }
      n = n.nextSibling;
    }
  }

  private static int kids(WakeupNode node) {
    int kids = 0;
    for (WakeupNode k = node.firstKid; k != null; k = k.nextSibling) {
      kids++;
    }
    return kids;
  }

  private WakeupNode allocate(WakeupNode parent) {
    WakeupNode node = free;
    if (node == null) {
      node = new WakeupNode();
    } else {
      free = node.nextSibling;
    }
    live++;
    node.clear(parent, parent.depth + 1);
    node.stamp = ++stamps;
    return node;
  }

  private static void append(WakeupNode parent, WakeupNode kid) {
    if (parent.lastKid == null) {
      parent.firstKid = kid;
    } else {
      parent.lastKid.nextSibling = kid;
    }
    parent.lastKid = kid;
  }
}
