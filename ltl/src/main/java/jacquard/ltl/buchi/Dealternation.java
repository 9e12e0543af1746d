package jacquard.ltl.buchi;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import jacquard.ltl.buchi.AlternatingAutomaton.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * From the alternating automaton to a generalised Büchi automaton with acceptance on edges (Gastin
 * and Oddoux, CAV 2001, section 4). A state is the set of obligations that a run has at a time;
 * there is an acceptance set for every until, of the edges that do not put it off.
 */
final class Dealternation {

  /** A joint move of all obligations, with the untils that it puts off. */
  private record Step(Move move, long putOff) {

    /** Fewer obligations are not better if an until is put off for them. */
    boolean isNoBetterThan(Step other) {
      return move.isNoBetterThan(other.move) && (other.putOff & ~putOff) == 0;
    }
  }

  private final AlternatingAutomaton alternating;
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final List<List<Step>> steps = new ArrayList<>();

  private Dealternation(Propositions propositions) {
    alternating = new AlternatingAutomaton(propositions);
  }

  /** The automaton of a formula in negation normal form over numbered propositions. */
  static TransitionGraph of(Formula formula, Propositions propositions) {
    return new Dealternation(propositions).build(formula);
  }

  private TransitionGraph build(Formula formula) {
    // The initial state is no set of obligations: its edges are the moves of the whole formula.
    steps.add(undominated(alternating.moves(formula)));
    List<List<Edge>> edges = new ArrayList<>();
    for (int s = 0; s < steps.size(); s++) {
      List<Edge> list = new ArrayList<>();
      for (Step step : steps.get(s)) {
        // until the untils are all known, marks are what is put off
        list.add(new Edge(step.move().guard(), step.putOff(), number(step.move().targets())));
      }
      edges.add(list);
    }
    long untils = alternating.untils();
    return new TransitionGraph(Long.bitCount(untils), edges)
        .mapped(
            (_, edge) ->
                new Edge(
                    edge.guard(), Long.compress(untils & ~edge.marks(), untils), edge.target()));
  }

  private int number(long obligations) {
    Integer number = numbers.putIfAbsent(obligations, steps.size());
    if (number == null) {
      steps.add(undominated(jointMoves(obligations)));
      return steps.size() - 1;
    }
    return number;
  }

  private List<Move> jointMoves(long obligations) {
    List<Move> result = List.of(new Move(Guard.TRUE, 0));
    for (long rest = obligations; rest != 0; rest &= rest - 1) {
      List<Move> own = alternating.moves(Long.numberOfTrailingZeros(rest));
      result = AlternatingAutomaton.product(result, own);
    }
    return result;
  }

  private List<Step> undominated(List<Move> moves) {
    List<Step> result = new ArrayList<>();
    for (Move move : moves) {
      Step step = new Step(move, putOff(move));
      if (result.stream().noneMatch(step::isNoBetterThan)) {
        result.removeIf(other -> other.isNoBetterThan(step));
        result.add(step);
      }
    }
    return result;
  }

  /** The untils that are owed after the move, though it did not fulfil them. */
  private long putOff(Move move) {
    long result = 0;
    for (long rest = move.targets() & alternating.untils(); rest != 0; rest &= rest - 1) {
      long bit = rest & -rest;
      boolean fulfilled = false;
      for (Move own : alternating.moves(Long.numberOfTrailingZeros(bit))) {
        fulfilled |= (own.targets() & bit) == 0 && move.isNoBetterThan(own);
      }
      if (!fulfilled) {
        result |= bit;
      }
    }
    return result;
  }
}
