package jacquard.statespace.liveness;

import java.util.Arrays;

/** The states of the product on the stack of a search, each with the steps that it still has. */
final class ProductStack {
  private long[] addresses = new long[1024];
  private int[] firstTransition = new int[1024];
  private int[] firstTarget = new int[1024];
  private int[] transitionCount = new int[1024];
  private int[] targetCount = new int[1024];
  private int[] taken = new int[1024];
  private int[] shift = new int[1024];
  private boolean[] accepting = new boolean[1024];
  private long[] transitions = new long[4096];
  private int[] targets = new int[4096];
  private int top;
  private int pair;

  boolean isEmpty() {
    return top == 0;
  }

  void clear() {
    top = 0;
  }

  long address() {
    return addresses[top - 1];
  }

  boolean isAccepting() {
    return accepting[top - 1];
  }

  /** How many steps the topmost state has. */
  int steps() {
    return transitionCount[top - 1] * targetCount[top - 1];
  }

  void pop() {
    top--;
  }

  /**
   * Puts a state on top that the product has just expanded.
   *
   * @param order which of its steps comes first
   */
  void push(long address, Product product, int order) {
    if (top == addresses.length) {
      grow();
    }
    int at = top++;
    int transition = at == 0 ? 0 : firstTransition[at - 1] + transitionCount[at - 1];
    int target = at == 0 ? 0 : firstTarget[at - 1] + targetCount[at - 1];
    addresses[at] = address;
    firstTransition[at] = transition;
    firstTarget[at] = target;
    transitionCount[at] = product.transitionCount();
    targetCount[at] = product.targetCount();
    taken[at] = 0;
    int steps = transitionCount[at] * targetCount[at];
    shift[at] = steps == 0 ? 0 : Integer.remainderUnsigned(order, steps);
    accepting[at] = (product.marks() & Product.ACCEPTING) != 0;
    if (transition + transitionCount[at] > transitions.length) {
      transitions = Arrays.copyOf(transitions, 2 * (transition + transitionCount[at]));
    }
    System.arraycopy(product.transitions(), 0, transitions, transition, transitionCount[at]);
    if (target + targetCount[at] > targets.length) {
      targets = Arrays.copyOf(targets, 2 * (target + targetCount[at]));
    }
    System.arraycopy(product.targets(), 0, targets, target, targetCount[at]);
  }

  private void grow() {
    addresses = Arrays.copyOf(addresses, 2 * top);
    firstTransition = Arrays.copyOf(firstTransition, 2 * top);
    firstTarget = Arrays.copyOf(firstTarget, 2 * top);
    transitionCount = Arrays.copyOf(transitionCount, 2 * top);
    targetCount = Arrays.copyOf(targetCount, 2 * top);
    taken = Arrays.copyOf(taken, 2 * top);
    shift = Arrays.copyOf(shift, 2 * top);
    accepting = Arrays.copyOf(accepting, 2 * top);
  }

  /** Goes to the next step of the topmost state, if it has one left. */
  boolean advance() {
    int at = top - 1;
    int steps = steps();
    if (taken[at] == steps) {
      return false;
    }
    pair = (taken[at]++ + shift[at]) % steps;
    return true;
  }

  long transition() {
    return transitions[firstTransition[top - 1] + pair % transitionCount[top - 1]];
  }

  int target() {
    return targets[firstTarget[top - 1] + pair / transitionCount[top - 1]];
  }
}
