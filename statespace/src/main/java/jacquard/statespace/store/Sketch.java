package jacquard.statespace.store;

/**
 * Remembers states by hashes alone, in a fixed amount of memory. Now and then it takes a new state
 * for one that it has seen.
 */
public sealed interface Sketch permits HashCompaction, BitArray {
  /**
   * Adds a state.
   *
   * @return whether it is new
   */
  boolean add(byte[] state, int length);

  /** How many states were new. */
  long size();

  long bytes();

  /** Whether it should take no more. */
  boolean isFull();

  /**
   * How many new states were probably taken for seen, not counting those that only they lead to.
   */
  double expectedMisses();
}
