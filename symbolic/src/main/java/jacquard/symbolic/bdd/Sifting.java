package jacquard.symbolic.bdd;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Looks for an order of variables with fewer nodes (Rudell, ICCAD 1993): each group of variables is
 * moved through the whole order and left where there were fewest. Variables of a group are
 * neighbours and stay so (Panda and Somenzi, ICCAD 1995).
 */
final class Sifting {
  /** A group turns back when the diagrams have grown by so much. */
  private static final double MAX_GROWTH = 1.2;

  private final Nodes nodes;
  private final Runnable pause;

  /** The groups from the root down. */
  private final List<int[]> order = new ArrayList<>();

  /**
   * @param groups the variables of each
   * @param pause called now and then, and may throw
   */
  Sifting(Nodes nodes, List<int[]> groups, Runnable pause) {
    this.nodes = nodes;
    this.pause = pause;
    order.addAll(groups);
    order.sort(Comparator.comparingInt(this::level));
  }

  private int level(int[] group) {
    int first = Integer.MAX_VALUE;
    for (int v : group) {
      first = Math.min(first, nodes.levelOf(v));
    }
    return first;
  }

  private int size(int[] group) {
    int size = 0;
    for (int v : group) {
      size += nodes.countOf(v);
    }
    return size;
  }

  /** Moves every group once, the largest first. */
  void run() {
    nodes.beginSwaps();
    try {
      List<int[]> largest = new ArrayList<>(order);
      largest.sort(Comparator.comparingInt(this::size).reversed());
      for (int[] group : largest) {
        pause.run();
        sift(order.indexOf(group));
      }
    } finally {
      nodes.endSwaps();
    }
  }

  private void sift(int start) {
    int best = nodes.count();
    int bestAt = start;
    int at = start;
    int limit = (int) (best * MAX_GROWTH) + 10;
    // the nearer end first, so that less is moved
    boolean down = start >= order.size() / 2;
    for (int turn = 0; turn < 2; turn++) {
      while (down ? at + 1 < order.size() : at > 0) {
        at += down ? 1 : -1;
        exchange(down ? at - 1 : at);
        if (nodes.count() < best) {
          best = nodes.count();
          bestAt = at;
          limit = (int) (best * MAX_GROWTH) + 10;
        } else if (nodes.count() > limit) {
          break;
        }
      }
      down = !down;
    }
    while (at != bestAt) {
      boolean back = at < bestAt;
      exchange(back ? at : at - 1);
      at += back ? 1 : -1;
    }
  }

  /** Swaps the group at a place of the order with the next one. */
  private void exchange(int place) {
    int[] upper = order.get(place);
    int[] lower = order.get(place + 1);
    int level = level(upper);
    for (int moved = 0; moved < lower.length; moved++) {
      for (int at = level + moved + upper.length - 1; at >= level + moved; at--) {
        nodes.swap(at);
      }
    }
    order.set(place, lower);
    order.set(place + 1, upper);
  }
}
