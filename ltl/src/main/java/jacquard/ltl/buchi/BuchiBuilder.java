package jacquard.ltl.buchi;

import jacquard.ltl.Formula;
import jacquard.ltl.NegationNormalForm;
import jacquard.ltl.Propositions;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds an automaton state by state, such as the graph of a never claim. The states keep their
 * numbers; the first one is initial unless another is named.
 *
 * <p>A never claim that reaches its end has matched, whatever follows: give its end as {@link
 * #acceptingAll()}. Where a claim cannot move, the automaton has no edge and the run is rejected.
 */
public final class BuchiBuilder {

  private final Propositions propositions;
  private final List<List<Edge>> edges = new ArrayList<>();
  private final List<Boolean> accepting = new ArrayList<>();
  private int initial;

  public BuchiBuilder(Propositions propositions) {
    this.propositions = propositions;
  }

  public int state() {
    return add(false);
  }

  public int acceptingState() {
    return add(true);
  }

  /** A state from which every word is accepted. */
  public int acceptingAll() {
    int state = add(true);
    edge(state, Guard.TRUE, state);
    return state;
  }

  public BuchiBuilder initial(int state) {
    requireState(state);
    initial = state;
    return this;
  }

  /** An edge for every letter that the guard allows; none if it allows no letter. */
  public BuchiBuilder edge(int from, Guard guard, int to) {
    requireState(from);
    requireState(to);
    if (guard.isSatisfiable()) {
      edges.get(from).add(new Edge(guard, 0, to));
    }
    return this;
  }

  /**
   * Edges for every letter that satisfies a formula without temporal operators: one for each
   * conjunction of its disjunctive normal form.
   */
  public BuchiBuilder edge(int from, Formula condition, int to) {
    if (!condition.isBoolean()) {
      throw new IllegalArgumentException(
          "the condition of an edge has temporal operators: " + condition.print());
    }
    AlternatingAutomaton moves = new AlternatingAutomaton(propositions);
    for (AlternatingAutomaton.Move move : moves.moves(NegationNormalForm.of(condition))) {
      edge(from, move.guard(), to);
    }
    return this;
  }

  public BuchiAutomaton build() {
    if (edges.isEmpty()) {
      throw new IllegalStateException("an automaton without states");
    }
    boolean[] flags = new boolean[accepting.size()];
    for (int s = 0; s < flags.length; s++) {
      flags[s] = accepting.get(s);
    }
    return new BuchiAutomaton(propositions, initial, flags, edges);
  }

  private int add(boolean accepts) {
    edges.add(new ArrayList<>());
    accepting.add(accepts);
    return edges.size() - 1;
  }

  private void requireState(int state) {
    if (state < 0 || state >= edges.size()) {
      throw new IllegalArgumentException("no state " + state + " among " + edges.size());
    }
  }
}
