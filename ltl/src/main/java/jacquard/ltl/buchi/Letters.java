package jacquard.ltl.buchi;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.LongStream;

/** Which letters an automaton can tell apart. */
final class Letters {

  private Letters() {}

  /**
   * One letter of each kind: every other letter is read by the same edges as one of these. With
   * each letter of a word replaced by that of its kind, words that differ by stuttering still do,
   * so for questions about stuttering no other letters are needed.
   */
  static long[] representatives(BuchiAutomaton... automata) {
    Set<BitSet> kinds = new HashSet<>();
    return LongStream.range(0, 1L << automata[0].propositions().size())
        .filter(letter -> kinds.add(readers(letter, automata)))
        .toArray();
  }

  private static BitSet readers(long letter, BuchiAutomaton... automata) {
    BitSet readers = new BitSet();
    int before = 0;
    for (BuchiAutomaton automaton : automata) {
      for (int e = 0; e < automaton.edges(); e++) {
        readers.set(before + e, automaton.allows(e, letter));
      }
      before += automaton.edges();
    }
    return readers;
  }

  /** Where an automaton may go, without repetitions. */
  static int[] targets(BuchiAutomaton automaton, int state, long letter) {
    int[] targets = new int[automaton.edgesEnd(state) - automaton.edgesBegin(state)];
    int count = 0;
    for (int e = automaton.edgesBegin(state); e < automaton.edgesEnd(state); e++) {
      if (automaton.allows(e, letter)) {
        targets[count++] = automaton.target(e);
      }
    }
    return Arrays.stream(targets, 0, count).distinct().toArray();
  }
}
