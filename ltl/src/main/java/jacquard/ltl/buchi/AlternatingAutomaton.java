package jacquard.ltl.buchi;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The very weak alternating automaton of a formula (Gastin and Oddoux, CAV 2001, section 3). Its
 * states are subformulas; a move reads a letter that its guard allows and goes to all of its
 * targets at once. A branch may not stay in an until for ever.
 */
final class AlternatingAutomaton {

  /** Target sets are bit sets over states. */
  record Move(Guard guard, long targets) {

    Move and(Move other) {
      return new Move(guard.and(other.guard), targets | other.targets);
    }

    /** Whether whatever this move achieves, the other achieves with fewer obligations. */
    boolean isNoBetterThan(Move other) {
      return guard.implies(other.guard) && (other.targets & ~targets) == 0;
    }
  }

  private final Propositions propositions;
  private final Map<Formula, Integer> numbers = new HashMap<>();
  private final List<Formula> states = new ArrayList<>();
  private final Map<Formula, List<Move>> moves = new HashMap<>();
  private long untils;

  AlternatingAutomaton(Propositions propositions) {
    this.propositions = propositions;
  }

  /** The moves of any formula in negation normal form. */
  List<Move> moves(Formula formula) {
    List<Move> known = moves.get(formula);
    if (known == null) {
      known = minimal(computeMoves(formula));
      moves.put(formula, known);
    }
    return known;
  }

  List<Move> moves(int state) {
    return moves(states.get(state));
  }

  /** The untils among the states that were met so far. */
  long untils() {
    return untils;
  }

  private List<Move> computeMoves(Formula formula) {
    return switch (formula) {
      case Formula.True _ -> List.of(new Move(Guard.TRUE, 0));
      case Formula.False _ -> List.of();
      case Formula.Proposition(String text) -> List.of(literal(text, true));
      case Formula.Not(Formula.Proposition(String text)) -> List.of(literal(text, false));
      case Formula.And(Formula f, Formula g) -> product(moves(f), moves(g));
      case Formula.Or(Formula f, Formula g) -> union(moves(f), moves(g));
      case Formula.Next(Formula f) -> {
        List<Move> result = new ArrayList<>();
        for (long targets : conjunctions(f)) {
          result.add(new Move(Guard.TRUE, targets));
        }
        yield result;
      }
      case Formula.Until(Formula f, Formula g) -> {
        Move stay = new Move(Guard.TRUE, bit(formula));
        yield union(moves(g), product(moves(f), List.of(stay)));
      }
      case Formula.Release(Formula f, Formula g) -> {
        Move stay = new Move(Guard.TRUE, bit(formula));
        yield product(moves(g), union(moves(f), List.of(stay)));
      }
      default -> throw new IllegalArgumentException("not in negation normal form: " + formula);
    };
  }

  /** The sets of states that make up the disjuncts of a formula. */
  private List<Long> conjunctions(Formula formula) {
    return switch (formula) {
      case Formula.True _ -> List.of(0L);
      case Formula.False _ -> List.of();
      case Formula.Or(Formula f, Formula g) -> {
        List<Long> result = new ArrayList<>(conjunctions(f));
        result.addAll(conjunctions(g));
        yield result;
      }
      case Formula.And(Formula f, Formula g) -> {
        List<Long> result = new ArrayList<>();
        for (long left : conjunctions(f)) {
          for (long right : conjunctions(g)) {
            result.add(left | right);
          }
        }
        yield result;
      }
      default -> List.of(bit(formula));
    };
  }

  private Move literal(String text, boolean holds) {
    return new Move(Guard.literal(propositions.number(text), holds), 0);
  }

  private long bit(Formula formula) {
    Integer number = numbers.get(formula);
    if (number == null) {
      number = states.size();
      if (number == Long.SIZE) {
        throw new IllegalArgumentException(
            "a formula with more than " + Long.SIZE + " temporal subformulas");
      }
      numbers.put(formula, number);
      states.add(formula);
      if (formula instanceof Formula.Until) {
        untils |= 1L << number;
      }
    }
    return 1L << number;
  }

  /** All pairs; no pair is left out for another, as that one may put an until off. */
  static List<Move> product(List<Move> left, List<Move> right) {
    List<Move> result = new ArrayList<>();
    for (Move a : left) {
      for (Move b : right) {
        Move both = a.and(b);
        if (both.guard().isSatisfiable()) {
          result.add(both);
        }
      }
    }
    return result;
  }

  private static List<Move> union(List<Move> left, List<Move> right) {
    List<Move> result = new ArrayList<>(left);
    result.addAll(right);
    return result;
  }

  private static List<Move> minimal(List<Move> moves) {
    List<Move> result = new ArrayList<>();
    for (Move move : moves) {
      if (result.stream().noneMatch(move::isNoBetterThan)) {
        result.removeIf(other -> other.isNoBetterThan(move));
        result.add(move);
      }
    }
    return result;
  }
}
