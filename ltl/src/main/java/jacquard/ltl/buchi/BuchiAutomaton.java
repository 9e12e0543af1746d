package jacquard.ltl.buchi;

import jacquard.ltl.Propositions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A Büchi automaton over sets of propositions, in primitive arrays for engines that ask it at every
 * step. A run starts in {@link #initial()} and reads the letter of the first position while it
 * takes its first edge, as a never claim does; it is accepted if it visits accepting states
 * infinitely often.
 *
 * <p>The edges of state {@code s} are numbered from {@link #edgesBegin} to before {@link
 * #edgesEnd}.
 */
public final class BuchiAutomaton {

  private final Propositions propositions;
  private final int initial;
  private final boolean[] accepting;
  private final int[] begin;
  private final int[] target;
  private final long[] positive;
  private final long[] negative;

  BuchiAutomaton(
      Propositions propositions, int initial, boolean[] accepting, List<List<Edge>> edges) {
    this.propositions = propositions;
    this.initial = initial;
    this.accepting = accepting.clone();
    begin = new int[edges.size() + 1];
    int count = edges.stream().mapToInt(List::size).sum();
    target = new int[count];
    positive = new long[count];
    negative = new long[count];
    int e = 0;
    for (int s = 0; s < edges.size(); s++) {
      begin[s] = e;
      for (Edge edge : edges.get(s)) {
        target[e] = edge.target();
        positive[e] = edge.guard().positive();
        negative[e] = edge.guard().negative();
        e++;
      }
    }
    begin[edges.size()] = e;
  }

  public Propositions propositions() {
    return propositions;
  }

  public int states() {
    return accepting.length;
  }

  public int edges() {
    return target.length;
  }

  public int initial() {
    return initial;
  }

  public boolean isAccepting(int state) {
    return accepting[state];
  }

  public int edgesBegin(int state) {
    return begin[state];
  }

  public int edgesEnd(int state) {
    return begin[state + 1];
  }

  public int target(int edge) {
    return target[edge];
  }

  public boolean allows(int edge, long letter) {
    return Guard.allows(positive[edge], negative[edge], letter);
  }

  public Guard guard(int edge) {
    return new Guard(positive[edge], negative[edge]);
  }

  int[][] successors() {
    int[][] result = new int[states()][];
    for (int s = 0; s < result.length; s++) {
      result[s] = Arrays.stream(target, begin[s], begin[s + 1]).distinct().toArray();
    }
    return result;
  }

  /** With the initial state first and acceptance on the edges. */
  TransitionGraph toGraph() {
    List<List<Edge>> lists = new ArrayList<>();
    for (int s = 0; s < states(); s++) {
      List<Edge> list = new ArrayList<>();
      int source = swapped(s);
      for (int e = begin[source]; e < begin[source + 1]; e++) {
        list.add(new Edge(guard(e), accepting[source] ? 1 : 0, swapped(target[e])));
      }
      lists.add(list);
    }
    return new TransitionGraph(1, lists);
  }

  private int swapped(int state) {
    return state == initial ? 0 : state == 0 ? initial : state;
  }

  static BuchiAutomaton of(TransitionGraph graph, Propositions propositions) {
    boolean[] accepting = new boolean[graph.states()];
    for (int s = 0; s < accepting.length; s++) {
      accepting[s] = StateAcceptance.mark(graph, s) != 0;
    }
    return new BuchiAutomaton(propositions, 0, accepting, graph.edges());
  }
}
