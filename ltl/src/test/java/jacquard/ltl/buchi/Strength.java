package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.List;

/**
 * How much an emptiness check has to do for an automaton (after Bloem, Ravi and Somenzi, CAV 1999).
 * Each kind is a special case of the next.
 */
public enum Strength {
  /**
   * Weak, and every word is accepted once an accepting cycle can be entered: a violation is found
   * as soon as such a state is reached.
   */
  TERMINAL,
  /**
   * In a strongly connected component all states on cycles accept or none does: any cycle of the
   * product through an accepting state is a violation, so one search suffices.
   */
  WEAK,
  /** Accepting and rejecting cycles may share states. */
  GENERAL;

  public static Strength of(BuchiAutomaton automaton) {
    int[][] successors = automaton.successors();
    Components components = Components.of(successors);
    boolean[] recurrent = new boolean[automaton.states()];
    for (int s = 0; s < recurrent.length; s++) {
      for (int target : successors[s]) {
        recurrent[s] |= components.of(target) == components.of(s);
      }
    }
    for (int c = 0; c < components.count(); c++) {
      boolean first = automaton.isAccepting(components.members(c).getFirst());
      for (int s : components.members(c)) {
        if (recurrent[s] && automaton.isAccepting(s) != first) {
          return GENERAL;
        }
      }
    }
    for (int s = 0; s < recurrent.length; s++) {
      if (recurrent[s] && automaton.isAccepting(s) && !staysForEver(automaton, recurrent, s)) {
        return WEAK;
      }
    }
    return TERMINAL;
  }

  /** Whether every letter can be read on the way to a state on an accepting cycle. */
  private static boolean staysForEver(BuchiAutomaton automaton, boolean[] recurrent, int state) {
    List<Guard> guards = new ArrayList<>();
    for (int e = automaton.edgesBegin(state); e < automaton.edgesEnd(state); e++) {
      int target = automaton.target(e);
      if (recurrent[target] && automaton.isAccepting(target)) {
        guards.add(automaton.guard(e));
      }
    }
    return Guard.TRUE.isCoveredBy(guards);
  }
}
