package jacquard.ltl.buchi;

import jacquard.ltl.Lasso;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The product of two automata each of which may repeat a letter of its own word any finite number
 * of times. At most one of them does so at a time: a word common to both never needs more.
 */
final class StretchedProduct {

  private static final int NODE_LIMIT = 500_000;

  /** Which of the two is repeating {@code letter} at the moment. */
  private enum Stretching {
    NEITHER,
    LEFT,
    RIGHT
  }

  /** States after the letters read so far; {@code letter} is -1 when neither repeats. */
  private record Node(int left, int right, Stretching stretching, long letter) {}

  private record Step(long letter, int target) {}

  /** A node of a path and the letter with which the path leaves it. */
  private record Departure(int node, long letter) {}

  private final BuchiAutomaton left;
  private final BuchiAutomaton right;
  private final long[] letters;
  private final Map<Node, Integer> numbers = new HashMap<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<List<Step>> steps = new ArrayList<>();

  /**
   * @param letters of the words
   */
  StretchedProduct(BuchiAutomaton left, BuchiAutomaton right, long... letters) {
    this.left = left;
    this.right = right;
    this.letters = letters;
  }

  /** False if the product is too large to be built. */
  boolean explore() {
    number(new Node(left.initial(), right.initial(), Stretching.NEITHER, -1));
    for (int n = 0; n < nodes.size(); n++) {
      if (nodes.size() > NODE_LIMIT) {
        return false;
      }
      List<Step> list = new ArrayList<>();
      Node node = nodes.get(n);
      if (node.stretching() == Stretching.NEITHER) {
        for (long letter : letters) {
          addSteps(node, letter, list);
        }
      } else {
        addSteps(node, node.letter(), list);
      }
      steps.add(list);
    }
    return true;
  }

  private void addSteps(Node node, long letter, List<Step> list) {
    for (int l : successors(left, node.left(), node.stretching() == Stretching.LEFT, letter)) {
      for (int r : successors(right, node.right(), node.stretching() == Stretching.RIGHT, letter)) {
        list.add(new Step(letter, number(new Node(l, r, Stretching.NEITHER, -1))));
        list.add(new Step(letter, number(new Node(l, r, Stretching.LEFT, letter))));
        list.add(new Step(letter, number(new Node(l, r, Stretching.RIGHT, letter))));
      }
    }
  }

  /** One that repeats has already moved. */
  private static int[] successors(
      BuchiAutomaton automaton, int state, boolean repeats, long letter) {
    return repeats ? new int[] {state} : Letters.targets(automaton, state, letter);
  }

  private int number(Node node) {
    Integer number = numbers.putIfAbsent(node, nodes.size());
    if (number == null) {
      nodes.add(node);
      return nodes.size() - 1;
    }
    return number;
  }

  /**
   * A word of the left and one of the right automaton that differ by stuttering, if there are any.
   */
  StutterInvariance.@Nullable Sensitive witness() {
    int[][] successors = new int[nodes.size()][];
    for (int n = 0; n < successors.length; n++) {
      successors[n] = steps.get(n).stream().mapToInt(Step::target).distinct().toArray();
    }
    Components components = Components.of(successors);
    for (int c = 0; c < components.count(); c++) {
      int first = -1;
      int second = -1;
      for (int n : components.members(c)) {
        Node node = nodes.get(n);
        if (left.isAccepting(node.left()) && node.stretching() != Stretching.LEFT) {
          first = n;
        }
        if (right.isAccepting(node.right()) && node.stretching() != Stretching.RIGHT) {
          second = n;
        }
      }
      boolean cyclic = components.members(c).size() > 1 || hasLoop(successors, first);
      if (first >= 0 && second >= 0 && cyclic) {
        return words(first, second, components);
      }
    }
    return null;
  }

  private static boolean hasLoop(int[][] successors, int node) {
    return node >= 0 && Arrays.stream(successors[node]).anyMatch(target -> target == node);
  }

  private StutterInvariance.Sensitive words(int first, int second, Components components) {
    Words words = new Words();
    words.walk(path(0, first, components, false));
    words.beginCycle();
    if (first == second) {
      words.walk(path(first, first, components, true));
    } else {
      words.walk(path(first, second, components, true));
      words.walk(path(second, first, components, true));
    }
    return words.finish();
  }

  /** The word of each automaton: the letters it read while it was not repeating. */
  private final class Words {

    private final List<Long> leftLetters = new ArrayList<>();
    private final List<Long> rightLetters = new ArrayList<>();
    private int leftLoop;
    private int rightLoop;

    void beginCycle() {
      leftLoop = leftLetters.size();
      rightLoop = rightLetters.size();
    }

    void walk(List<Departure> path) {
      for (Departure departure : path) {
        Stretching stretching = nodes.get(departure.node()).stretching();
        if (stretching != Stretching.LEFT) {
          leftLetters.add(departure.letter());
        }
        if (stretching != Stretching.RIGHT) {
          rightLetters.add(departure.letter());
        }
      }
    }

    StutterInvariance.Sensitive finish() {
      return new StutterInvariance.Sensitive(
          lasso(leftLetters, leftLoop), lasso(rightLetters, rightLoop));
    }

    private static Lasso lasso(List<Long> word, int loop) {
      return new Lasso(
          word.subList(0, loop).stream().mapToLong(Long::longValue).toArray(),
          word.subList(loop, word.size()).stream().mapToLong(Long::longValue).toArray());
    }
  }

  /** A shortest path; inside a component it has at least one step. */
  private List<Departure> path(int from, int to, Components components, boolean inside) {
    if (from == to && !inside) {
      return List.of();
    }
    int[] parent = new int[nodes.size()];
    long[] letter = new long[nodes.size()];
    Arrays.fill(parent, -1);
    List<Integer> queue = new ArrayList<>(List.of(from));
    for (int i = 0; i < queue.size(); i++) {
      int n = queue.get(i);
      for (Step step : steps.get(n)) {
        if (parent[step.target()] < 0
            && (!inside || components.of(step.target()) == components.of(from))) {
          parent[step.target()] = n;
          letter[step.target()] = step.letter();
          queue.add(step.target());
          if (step.target() == to) {
            return unwind(from, to, parent, letter);
          }
        }
      }
    }
    throw new IllegalStateException("no path from node " + from + " to node " + to);
  }

  private static List<Departure> unwind(int from, int to, int[] parent, long[] letter) {
    List<Departure> result = new ArrayList<>();
    int n = to;
    do {
      result.addFirst(new Departure(parent[n], letter[n]));
      n = parent[n];
    } while (n != from);
    return result;
  }
}
