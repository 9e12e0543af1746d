package jacquard.statespace;

/** Chooses, in a state, transitions that are enough for the property. */
public interface Reduction {
  /** All transitions are followed. */
  Reduction NONE = (_, _, count) -> count;

  /**
   * Moves the chosen transitions to the front; at least one, if there are any. A search that
   * follows only those must not put the others off for ever around a cycle.
   *
   * @param count how many of {@code transitions} there are
   * @return how many are chosen
   */
  int choose(byte[] state, long[] transitions, int count);
}
