package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The strongly connected components of a graph (Tarjan 1972), numbered so that every edge leads to
 * a component with the same or a smaller number.
 */
final class Components {

  private static final int UNSEEN = -1;

  private final int[][] successors;
  private final int[] component;
  private final List<List<Integer>> members = new ArrayList<>();

  private final int[] order;
  private final int[] low;
  private final int[] nextChild;
  private int clock;

  private Components(int[][] successors) {
    this.successors = successors;
    component = new int[successors.length];
    order = new int[successors.length];
    low = new int[successors.length];
    nextChild = new int[successors.length];
    Arrays.fill(component, UNSEEN);
    Arrays.fill(order, UNSEEN);
  }

  static Components of(int[][] successors) {
    Components components = new Components(successors);
    for (int s = 0; s < successors.length; s++) {
      if (components.order[s] == UNSEEN) {
        components.search(s);
      }
    }
    return components;
  }

  int count() {
    return members.size();
  }

  int of(int state) {
    return component[state];
  }

  List<Integer> members(int number) {
    return members.get(number);
  }

  /** With its own stack, since automata can be deeper than the stack of a thread. */
  private void search(int root) {
    List<Integer> path = new ArrayList<>();
    List<Integer> open = new ArrayList<>();
    enter(root, path, open);
    while (!path.isEmpty()) {
      int s = path.getLast();
      if (nextChild[s] < successors[s].length) {
        int child = successors[s][nextChild[s]];
        nextChild[s]++;
        if (order[child] == UNSEEN) {
          enter(child, path, open);
        } else if (component[child] == UNSEEN) {
          low[s] = Math.min(low[s], order[child]);
        }
      } else {
        path.removeLast();
        if (!path.isEmpty()) {
          int parent = path.getLast();
          low[parent] = Math.min(low[parent], low[s]);
        }
        if (low[s] == order[s]) {
          close(s, open);
        }
      }
    }
  }

  private void enter(int state, List<Integer> path, List<Integer> open) {
    order[state] = clock;
    low[state] = clock;
    clock++;
    path.add(state);
    open.add(state);
  }

  private void close(int root, List<Integer> open) {
    List<Integer> closed = new ArrayList<>();
    int state;
    do {
      state = open.removeLast();
      component[state] = members.size();
      closed.add(state);
    } while (state != root);
    members.add(closed);
  }
}
