package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What is known about all runs of an automaton on a word that it has begun to read (Safra, FOCS
 * 1988): a tree whose nodes are numbered by age, the root 0, without gaps (Piterman, LICS 2006). A
 * run that visits an accepting state moves into a new child of its node.
 *
 * @param nodes for each state that a run can be in, the way from the root to its node
 */
record SafraTree(Map<Integer, List<Integer>> nodes) {

  /**
   * A tree, and the priority of the step to it. A word is accepted if the smallest priority among
   * those that occur infinitely often is even.
   */
  record Step(int priority, SafraTree tree) {}

  private static final int ROOT = 0;

  static SafraTree of(int initial) {
    return new SafraTree(Map.of(initial, List.of(ROOT)));
  }

  /** After another letter. */
  Step read(BuchiAutomaton automaton, long letter) {
    Map<Integer, List<Integer>> next = new TreeMap<>();
    Map<Integer, Integer> youngestChild = new HashMap<>();
    int fresh = size();
    for (Map.Entry<Integer, List<Integer>> run : nodes.entrySet()) {
      int state = run.getKey();
      List<Integer> way = run.getValue();
      if (automaton.isAccepting(state)) {
        Integer child = youngestChild.putIfAbsent(way.getLast(), fresh);
        List<Integer> longer = new ArrayList<>(way);
        longer.add(child == null ? fresh++ : child);
        way = longer;
      }
      for (int target : Letters.targets(automaton, state, letter)) {
        next.merge(target, way, SafraTree::older);
      }
    }
    return settled(next, fresh);
  }

  private int size() {
    return nodes.values().stream().flatMap(List::stream).mapToInt(n -> n + 1).max().orElse(0);
  }

  /** Of two nodes for one state the older sibling wins, and the descendant over its ancestor. */
  private static List<Integer> older(List<Integer> a, List<Integer> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int order = a.get(i).compareTo(b.get(i));
      if (order != 0) {
        return order < 0 ? a : b;
      }
    }
    return a.size() >= b.size() ? a : b;
  }

  /**
   * A node all of whose states are in its children swallows them: all its runs have accepted since
   * it last did.
   */
  private static Step settled(Map<Integer, List<Integer>> ways, int count) {
    if (ways.isEmpty()) {
      return new Step(1, new SafraTree(ways));
    }
    boolean[] inhabited = new boolean[count];
    boolean[] innermost = new boolean[count];
    for (List<Integer> way : ways.values()) {
      way.forEach(node -> inhabited[node] = true);
      innermost[way.getLast()] = true;
    }
    int priority = 2 * count + 1;
    for (int node = count - 1; node >= ROOT; node--) {
      if (!inhabited[node]) {
        priority = 2 * node - 1;
      } else if (!innermost[node]) {
        priority = 2 * node;
      }
    }
    ways.replaceAll((_, way) -> upToFull(way, innermost));
    return new Step(priority, renumbered(ways));
  }

  /** Without what the first node on the way swallows that has no states of its own. */
  private static List<Integer> upToFull(List<Integer> way, boolean[] innermost) {
    int end = 1;
    while (end < way.size() && innermost[way.get(end - 1)]) {
      end++;
    }
    return way.subList(0, end);
  }

  private static SafraTree renumbered(Map<Integer, List<Integer>> ways) {
    List<Integer> used =
        List.copyOf(new TreeSet<>(ways.values().stream().flatMap(List::stream).toList()));
    Map<Integer, List<Integer>> result = new TreeMap<>();
    ways.forEach((state, way) -> result.put(state, way.stream().map(used::indexOf).toList()));
    return new SafraTree(result);
  }
}
