package jacquard.ltl.buchi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The words that an automaton does not accept. It is made deterministic ({@link SafraTree}); the
 * complement guesses from when on no smaller priority occurs than an odd one that occurs again and
 * again.
 */
final class Complement {

  /** A deterministic automaton may have exponentially many states and more. */
  private static final int TREE_LIMIT = 2000;

  private final BuchiAutomaton automaton;
  private final long[] letters;
  private final Map<SafraTree, Integer> numbers = new HashMap<>();
  private final List<SafraTree> trees = new ArrayList<>();

  /** By tree and letter. */
  private final List<int[]> targets = new ArrayList<>();

  private final List<int[]> priorities = new ArrayList<>();

  private Complement(BuchiAutomaton automaton, long... letters) {
    this.automaton = automaton;
    this.letters = letters;
  }

  /**
   * An automaton of the words of some letters that are not accepted; it reads no others.
   *
   * @return empty if it would be too large
   */
  static Optional<BuchiAutomaton> of(BuchiAutomaton automaton, long... letters) {
    Complement complement = new Complement(automaton, letters);
    return complement.determinise() ? Optional.of(complement.build()) : Optional.empty();
  }

  private boolean determinise() {
    number(SafraTree.of(automaton.initial()));
    for (int t = 0; t < trees.size(); t++) {
      if (trees.size() > TREE_LIMIT) {
        return false;
      }
      int[] target = new int[letters.length];
      int[] priority = new int[letters.length];
      for (int i = 0; i < letters.length; i++) {
        SafraTree.Step step = trees.get(t).read(automaton, letters[i]);
        target[i] = number(step.tree());
        priority[i] = step.priority();
      }
      targets.add(target);
      priorities.add(priority);
    }
    return true;
  }

  private int number(SafraTree tree) {
    Integer number = numbers.putIfAbsent(tree, trees.size());
    if (number == null) {
      trees.add(tree);
      return trees.size() - 1;
    }
    return number;
  }

  private BuchiAutomaton build() {
    TreeSet<Integer> odd = new TreeSet<>();
    for (int[] list : priorities) {
      for (int priority : list) {
        if (priority % 2 == 1) {
          odd.add(priority);
        }
      }
    }
    BuchiBuilder builder = new BuchiBuilder(automaton.propositions());
    trees.forEach(_ -> builder.state());
    for (int priority : odd) {
      guess(builder, priority);
    }
    for (int t = 0; t < trees.size(); t++) {
      for (int i = 0; i < letters.length; i++) {
        builder.edge(t, guard(letters[i]), targets.get(t)[i]);
      }
    }
    return builder.build();
  }

  /** From some tree on, no priority is smaller; a state accepts after a step that has it. */
  private void guess(BuchiBuilder builder, int least) {
    int[] waiting = new int[trees.size()];
    int[] accepting = new int[trees.size()];
    for (int t = 0; t < trees.size(); t++) {
      waiting[t] = builder.state();
      accepting[t] = builder.acceptingState();
    }
    for (int t = 0; t < trees.size(); t++) {
      for (int i = 0; i < letters.length; i++) {
        int priority = priorities.get(t)[i];
        if (priority >= least) {
          int target = (priority == least ? accepting : waiting)[targets.get(t)[i]];
          for (int from : new int[] {t, waiting[t], accepting[t]}) {
            builder.edge(from, guard(letters[i]), target);
          }
        }
      }
    }
  }

  private Guard guard(long letter) {
    long all = (1L << automaton.propositions().size()) - 1;
    return new Guard(letter, all & ~letter);
  }
}
