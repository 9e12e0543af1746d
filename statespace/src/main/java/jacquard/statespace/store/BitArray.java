package jacquard.statespace.store;

/**
 * Three bits for each state, somewhere in a large array: a new state is taken for one that was seen
 * if others have set all of its bits (Holzmann's bitstate hashing).
 */
public final class BitArray implements Sketch {
  private static final int HASHES = 3;

  private final long[] words;
  private final int shift;
  private long size;
  private long ones;
  private double expectedMisses;

  /**
   * @param bytes as much memory as it may take; the next smaller power of two is taken
   */
  public BitArray(long bytes) {
    int bits = Math.clamp(63 - Long.numberOfLeadingZeros(Math.max(8, bytes)) - 3, 0, 30);
    this.words = new long[1 << bits];
    this.shift = 64 - bits - 6;
  }

  @Override
  public boolean add(byte[] state, int length) {
    long hash = Hash.of(state, length);
    long step = Hash.of(hash) | 1;
    boolean isNew = false;
    double filled = (double) ones / (64L * words.length);
    for (int i = 0; i < HASHES; i++) {
      long at = hash >>> shift;
      long bit = 1L << at;
      if ((words[(int) (at >>> 6)] & bit) == 0) {
        words[(int) (at >>> 6)] |= bit;
        ones++;
        isNew = true;
      }
      hash += step;
    }
    if (isNew) {
      size++;
      expectedMisses += filled * filled * filled;
    }
    return isNew;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long bytes() {
    return 8L * words.length;
  }

  /** It only gets worse. */
  @Override
  public boolean isFull() {
    return false;
  }

  @Override
  public double expectedMisses() {
    return expectedMisses;
  }
}
