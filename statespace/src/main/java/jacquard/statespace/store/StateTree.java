package jacquard.statespace.store;

import java.util.Arrays;

/**
 * Numbers for states. A state is cut into leaves of eight bytes, at the borders of its frames; a
 * leaf is known by its number, two neighbours by the number of the pair of their numbers, and so on
 * up to a pair that stands for the state (Laarman, van de Pol and Weber, SPIN 2011). What states
 * have in common is there once, and the number of a state needs eight bytes.
 *
 * <p>Different states have different keys, and a key tells its state: nothing is lost.
 *
 * <p>Each thread has a {@link Folding} of its own. While the tree grows, nobody may use it.
 */
public final class StateTree {
  private static final int NUMBER_BITS = 27;
  private static final int MAX_NUMBER = (1 << NUMBER_BITS) - 1;

  private final int head;
  private final int frame;
  private final int tail;
  private final Numbering leaves = new Numbering(MAX_NUMBER);
  private final Numbering pairs = new Numbering(MAX_NUMBER);
  private final int[][] offsets = new int[256][];
  private final long[][] masks = new long[256][];

  /**
   * For states that start with the number of their frames.
   *
   * @param head the bytes before the frames
   * @param frame the bytes of a frame
   * @param tail the bytes behind the frames
   */
  public StateTree(int head, int frame, int tail) {
    this.head = head;
    this.frame = frame;
    this.tail = tail;
    for (int frames = 0; frames < offsets.length; frames++) {
      cut(frames);
    }
  }

  private void cut(int frames) {
    int[] at = new int[parts(head) + frames * parts(frame) + parts(tail)];
    long[] mask = new long[at.length];
    int n = cut(0, head, at, mask, 0);
    for (int f = 0; f < frames; f++) {
      n = cut(head + f * frame, frame, at, mask, n);
    }
    n = cut(head + frames * frame, tail, at, mask, n);
    offsets[frames] = Arrays.copyOf(at, n);
    masks[frames] = Arrays.copyOf(mask, n);
  }

  private static int parts(int bytes) {
    return (bytes + 7) / 8;
  }

  private static int cut(int from, int bytes, int[] at, long[] mask, int before) {
    int n = before;
    for (int done = 0; done < bytes; done += 8) {
      at[n] = from + done;
      mask[n++] = bytes - done >= 8 ? -1L : (1L << (8 * (bytes - done))) - 1;
    }
    return n;
  }

  int[] offsets(int frames) {
    return offsets[frames];
  }

  long[] masks(int frames) {
    return masks[frames];
  }

  int maxLeaves() {
    return offsets[255].length;
  }

  int leaf(long value) {
    return leaves.number(value);
  }

  long leafValue(int number) {
    return leaves.value(number);
  }

  int pair(int left, int right) {
    return pairs.number((long) left << NUMBER_BITS | right);
  }

  long pairValue(int number) {
    return pairs.value(number);
  }

  static int left(long pair) {
    return (int) (pair >>> NUMBER_BITS) & MAX_NUMBER;
  }

  static int right(long pair) {
    return (int) pair & MAX_NUMBER;
  }

  /** The key of a state; never 0 nor negative, since numbers start at 1. */
  static long key(int frames, int left, int right) {
    return ((long) frames << NUMBER_BITS | left) << NUMBER_BITS | right;
  }

  static int frames(long key) {
    return (int) (key >>> (2 * NUMBER_BITS));
  }

  /** Whether there are hardly any numbers left, however much memory there is. */
  public boolean isNearlyFull() {
    return leaves.isNearlyFull() || pairs.isNearlyFull();
  }

  public boolean isCrowded() {
    return leaves.isCrowded() || pairs.isCrowded();
  }

  /** Makes room where there is little. */
  public void grow() {
    if (leaves.isCrowded()) {
      leaves.grow();
    }
    if (pairs.isCrowded()) {
      pairs.grow();
    }
  }

  public long bytes() {
    return leaves.bytes() + pairs.bytes();
  }
}
