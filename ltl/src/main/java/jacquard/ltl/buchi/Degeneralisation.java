package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * From several acceptance sets on edges to one set of accepting states: a run waits for the sets in
 * turn and its level is the number of sets seen in this turn (Gastin and Oddoux, CAV 2001, section
 * 5, where a level may advance by more than one). Levels are counted only inside components that
 * can accept.
 *
 * <p>In the result every edge of an accepting state has mark 0 and no other edge has a mark.
 */
final class Degeneralisation {

  private record Levelled(int state, int level) {}

  /** The level of a state in a component that cannot accept. */
  private static final int IDLE = -1;

  private final TransitionGraph graph;
  private final int[] order;
  private final int entryLevel;
  private final Components components;
  private final boolean[] accepting;
  private final Map<Levelled, Integer> numbers = new HashMap<>();
  private final List<Levelled> states = new ArrayList<>();

  /**
   * @param order the acceptance sets in the order in which they are waited for
   * @param entryLevel the level with which a run enters a component; any will do
   */
  Degeneralisation(TransitionGraph graph, int[] order, int entryLevel) {
    this.graph = graph;
    this.order = order;
    this.entryLevel = entryLevel;
    components = Components.of(graph.successors());
    accepting = graph.acceptingComponents(components);
  }

  TransitionGraph result() {
    number(new Levelled(0, entry(0)));
    List<List<Edge>> edges = new ArrayList<>();
    for (int s = 0; s < states.size(); s++) {
      Levelled source = states.get(s);
      List<Edge> list = new ArrayList<>();
      for (Edge edge : graph.edges().get(source.state())) {
        int target = number(new Levelled(edge.target(), nextLevel(source, edge)));
        list.add(new Edge(edge.guard(), source.level() == order.length ? 1 : 0, target));
      }
      edges.add(list);
    }
    return new TransitionGraph(1, edges);
  }

  private int nextLevel(Levelled source, Edge edge) {
    if (source.level() == IDLE || components.of(source.state()) != components.of(edge.target())) {
      return entry(edge.target());
    }
    int level = source.level() == order.length ? 0 : source.level();
    while (level < order.length && (edge.marks() >>> order[level] & 1) != 0) {
      level++;
    }
    return level;
  }

  private int entry(int state) {
    return accepting[components.of(state)] ? entryLevel : IDLE;
  }

  private int number(Levelled state) {
    Integer number = numbers.putIfAbsent(state, states.size());
    if (number == null) {
      states.add(state);
      return states.size() - 1;
    }
    return number;
  }
}
