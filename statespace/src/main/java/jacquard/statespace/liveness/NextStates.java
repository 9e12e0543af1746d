package jacquard.statespace.liveness;

import jacquard.model.Machine;

/**
 * Makes all next states of a state of the product at once and looks them up together, so that one
 * access to memory does not wait for another.
 */
final class NextStates {
  /** In the place of an address: something is wrong with the step, or with the state. */
  static final long UNDONE = -1;

  /** In the place of an address: the number of a state that was visited before, with this bit. */
  static final long NUMBER = NumberedStates.FREE_BIT;

  private final Machine machine;
  private final Product product;
  private final NumberedStates states;
  private final byte[][] reached;
  private final boolean[] isReached = new boolean[NumberedStates.BATCH];
  private final long[] marks = new long[NumberedStates.BATCH];

  NextStates(Machine machine, Product product, NumberedStates states) {
    this.machine = machine;
    this.product = product;
    this.states = states;
    this.reached = new byte[NumberedStates.BATCH][states.stateBytes()];
  }

  /**
   * Lists the addresses of the states that follow one that the product has just expanded: for each
   * target all transitions, in their order.
   *
   * @param targets where the claim goes, {@code targetCount} of them from {@code firstTarget} on
   * @param addresses to be written from {@code at} on; in the place of those of states that have
   *     been visited are their numbers
   * @param arcs where the marks of the steps are to be written likewise; too short for that if they
   *     do not matter
   */
  void list(
      byte[] source,
      int[] targets,
      int firstTarget,
      int targetCount,
      long[] addresses,
      long[] arcs,
      int at) {
    int count = product.transitionCount();
    int length = machine.length(source);
    for (int from = 0; from < count; from += NumberedStates.BATCH) {
      int made = Math.min(NumberedStates.BATCH, count - from);
      for (int i = 0; i < made; i++) {
        System.arraycopy(source, 0, reached[i], 0, length);
        boolean leadsOn = product.follow(reached[i], product.transitions()[from + i]);
        isReached[i] = leadsOn && !product.hasFault();
        marks[i] = product.marks();
      }
      for (int t = 0; t < targetCount; t++) {
        int first = at + t * count + from;
        lookUp(made, targets[firstTarget + t], addresses, first);
        if (first < arcs.length) {
          System.arraycopy(marks, 0, arcs, first, made);
        }
      }
    }
  }

  private void lookUp(int made, int target, long[] addresses, int first) {
    states.makeRoom(made);
    for (int i = 0; i < made; i++) {
      if (isReached[i]) {
        product.setClaim(reached[i], target);
        states.prepare(reached[i], i);
      }
    }
    for (int i = 0; i < made; i++) {
      if (isReached[i]) {
        states.approach(i);
      }
    }
    for (int i = 0; i < made; i++) {
      addresses[first + i] = isReached[i] ? states.addOrNumber(reached[i], i) : UNDONE;
    }
  }
}
