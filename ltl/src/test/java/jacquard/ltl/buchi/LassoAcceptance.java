package jacquard.ltl.buchi;

import jacquard.ltl.Lasso;
import java.util.stream.IntStream;

/**
 * Whether an automaton accepts an ultimately periodic word: some reachable cycle in the product of
 * its states with the word's positions has an accepting state.
 */
public final class LassoAcceptance {

  private LassoAcceptance() {}

  public static boolean accepts(BuchiAutomaton automaton, Lasso word) {
    int positions = word.positions();
    int[][] successors = new int[automaton.states() * positions][];
    for (int s = 0; s < automaton.states(); s++) {
      for (int i = 0; i < positions; i++) {
        long letter = word.letter(i);
        int next = word.successor(i);
        successors[s * positions + i] =
            IntStream.range(automaton.edgesBegin(s), automaton.edgesEnd(s))
                .filter(e -> automaton.allows(e, letter))
                .map(e -> automaton.target(e) * positions + next)
                .toArray();
      }
    }
    Components components = Components.of(successors);
    boolean[] reached = reached(successors, automaton.initial() * positions);
    for (int node = 0; node < successors.length; node++) {
      if (reached[node] && automaton.isAccepting(node / positions)) {
        for (int target : successors[node]) {
          if (components.of(target) == components.of(node)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean[] reached(int[][] successors, int start) {
    boolean[] reached = new boolean[successors.length];
    int[] queue = new int[successors.length];
    int tail = 0;
    queue[tail++] = start;
    reached[start] = true;
    for (int head = 0; head < tail; head++) {
      for (int target : successors[queue[head]]) {
        if (!reached[target]) {
          reached[target] = true;
          queue[tail++] = target;
        }
      }
    }
    return reached;
  }
}
