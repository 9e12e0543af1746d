package jacquard.ltl.buchi;

import jacquard.ltl.Formula;
import jacquard.ltl.Propositions;
import jacquard.ltl.Simplification;
import java.util.ArrayList;
import java.util.List;

/**
 * From a formula to a Büchi automaton that accepts the words that satisfy it, by the construction
 * of Gastin and Oddoux (<i>Fast LTL to Büchi Automata Translation</i>, CAV 2001): a very weak
 * alternating automaton, a generalised automaton with acceptance on edges, an automaton with
 * accepting states; each made smaller before the next step.
 */
public final class Translation {

  /**
   * Up to this many acceptance sets all their orders are tried, and the smallest result is taken.
   */
  private static final int SETS_TO_PERMUTE = 3;

  /** Above this many states one order has to do. */
  private static final int STATES_TO_PERMUTE = 40;

  private Translation() {}

  public static BuchiAutomaton of(Formula formula) {
    return of(formula, Propositions.of(formula));
  }

  /**
   * The automaton over given propositions, which may be more than the formula's own.
   *
   * @throws IllegalArgumentException if the formula has more than 64 temporal subformulas
   */
  public static BuchiAutomaton of(Formula formula, Propositions propositions) {
    TransitionGraph generalised =
        Reduction.ofGeneralised(Dealternation.of(Simplification.of(formula), propositions));
    TransitionGraph best = null;
    for (int[] order : orders(generalised)) {
      for (int entryLevel : new int[] {0, order.length}) {
        TransitionGraph candidate =
            Reduction.smallest(new Degeneralisation(generalised, order, entryLevel).result());
        if (best == null || Reduction.isSmaller(candidate, best)) {
          best = candidate;
        }
      }
    }
    if (best == null) {
      throw new IllegalStateException("no order of the acceptance sets of " + formula);
    }
    return BuchiAutomaton.of(best, propositions);
  }

  private static List<int[]> orders(TransitionGraph graph) {
    int[] order = new int[graph.marks()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    List<int[]> result = new ArrayList<>();
    if (order.length > SETS_TO_PERMUTE || graph.states() > STATES_TO_PERMUTE) {
      result.add(order);
    } else {
      permute(order, 0, result);
    }
    return result;
  }

  private static void permute(int[] order, int from, List<int[]> result) {
    if (from >= order.length - 1) {
      result.add(order.clone());
      return;
    }
    for (int i = from; i < order.length; i++) {
      swap(order, from, i);
      permute(order, from + 1, result);
      swap(order, from, i);
    }
  }

  private static void swap(int[] array, int i, int j) {
    int kept = array[i];
    array[i] = array[j];
    array[j] = kept;
  }
}
