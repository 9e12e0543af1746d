package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A generalised Büchi automaton with acceptance on edges, under construction. A run is accepted if
 * it takes edges with mark {@code m} infinitely often, for each {@code m} below {@code marks}.
 * State 0 is initial.
 */
record TransitionGraph(int marks, List<List<Edge>> edges) {

  int states() {
    return edges.size();
  }

  long allMarks() {
    return marks == Long.SIZE ? -1L : (1L << marks) - 1;
  }

  int[][] successors() {
    int[][] result = new int[states()][];
    for (int s = 0; s < result.length; s++) {
      result[s] = edges.get(s).stream().mapToInt(Edge::target).distinct().toArray();
    }
    return result;
  }

  /** Whether a component has a cycle, and the cycle through all of its edges has all marks. */
  boolean[] acceptingComponents(Components components) {
    long[] seen = new long[components.count()];
    boolean[] cyclic = new boolean[components.count()];
    for (int s = 0; s < states(); s++) {
      int component = components.of(s);
      for (Edge edge : edges.get(s)) {
        if (components.of(edge.target()) == component) {
          cyclic[component] = true;
          seen[component] |= edge.marks();
        }
      }
    }
    boolean[] accepting = new boolean[components.count()];
    for (int c = 0; c < accepting.length; c++) {
      accepting[c] = cyclic[c] && seen[c] == allMarks();
    }
    return accepting;
  }

  /** Without the states from which no accepted run exists. */
  TransitionGraph withoutDeadStates() {
    Components components = Components.of(successors());
    boolean[] live = acceptingComponents(components);
    // successors have smaller numbers and are decided first
    for (int c = 0; c < live.length; c++) {
      for (int s : components.members(c)) {
        for (Edge edge : edges.get(s)) {
          live[c] |= live[components.of(edge.target())];
        }
      }
    }
    return mapped((_, edge) -> live[components.of(edge.target())] ? edge : null).reachable();
  }

  /** Marks are kept only on edges that can be taken infinitely often in an accepted run. */
  TransitionGraph withoutIdleMarks() {
    Components components = Components.of(successors());
    boolean[] accepting = acceptingComponents(components);
    return mapped(
        (source, edge) -> {
          int component = components.of(source);
          boolean counts = accepting[component] && components.of(edge.target()) == component;
          return counts ? edge : new Edge(edge.guard(), 0, edge.target());
        });
  }

  /** With all marks on edges between components, which no run takes infinitely often. */
  TransitionGraph withGenerousMarks() {
    Components components = Components.of(successors());
    return mapped(
        (source, edge) ->
            components.of(source) == components.of(edge.target())
                ? edge
                : new Edge(edge.guard(), allMarks(), edge.target()));
  }

  /**
   * With every edge replaced by what the function gives for its source and itself; null drops it.
   */
  TransitionGraph mapped(BiFunction<Integer, Edge, @Nullable Edge> function) {
    List<List<Edge>> result = new ArrayList<>();
    for (int s = 0; s < states(); s++) {
      List<Edge> list = new ArrayList<>();
      for (Edge edge : edges.get(s)) {
        Edge image = function.apply(s, edge);
        if (image != null) {
          list.add(image);
        }
      }
      result.add(list);
    }
    return new TransitionGraph(marks, result);
  }

  int edgeCount() {
    return edges.stream().mapToInt(List::size).sum();
  }

  /** With {@code state} made initial. */
  TransitionGraph startingAt(int state) {
    List<List<Edge>> result = new ArrayList<>(edges);
    Collections.swap(result, 0, state);
    return new TransitionGraph(marks, result)
        .mapped(
            (_, edge) -> {
              int target = edge.target();
              int moved = target == state ? 0 : target == 0 ? state : target;
              return new Edge(edge.guard(), edge.marks(), moved);
            });
  }

  boolean reaches(int from, int to) {
    boolean[] seen = new boolean[states()];
    List<Integer> open = new ArrayList<>(List.of(from));
    seen[from] = true;
    while (!open.isEmpty()) {
      for (Edge edge : edges.get(open.removeLast())) {
        if (edge.target() == to) {
          return true;
        }
        if (!seen[edge.target()]) {
          seen[edge.target()] = true;
          open.add(edge.target());
        }
      }
    }
    return false;
  }

  /** Without the states that are not reachable, numbered in the order of a breadth-first search. */
  TransitionGraph reachable() {
    int[] number = new int[states()];
    Arrays.fill(number, -1);
    List<Integer> order = new ArrayList<>(List.of(0));
    number[0] = 0;
    for (int i = 0; i < order.size(); i++) {
      for (Edge edge : edges.get(order.get(i))) {
        if (number[edge.target()] < 0) {
          number[edge.target()] = order.size();
          order.add(edge.target());
        }
      }
    }
    List<List<Edge>> kept = new ArrayList<>();
    for (int s : order) {
      List<Edge> list = new ArrayList<>();
      for (Edge edge : edges.get(s)) {
        list.add(new Edge(edge.guard(), edge.marks(), number[edge.target()]));
      }
      kept.add(list);
    }
    return new TransitionGraph(marks, kept);
  }
}
