package jacquard.statespace.store;

/**
 * Thirty-two bits for each state, in an open table: a new state is taken for another if both have
 * the same of these bits and are next to each other in the table (Wolper and Leroy, CAV 1993).
 */
public final class HashCompaction implements Sketch {
  private static final double CHANCE = 1.0 / (1L << 32);

  private final int[] table;
  private final int shift;
  private long size;
  private double expectedMisses;

  /**
   * @param bytes as much memory as it may take; the next smaller power of two is taken
   */
  public HashCompaction(long bytes) {
    int bits = Math.clamp(62 - Long.numberOfLeadingZeros(Math.max(8, bytes) / 2), 4, 30);
    this.table = new int[1 << bits];
    this.shift = 64 - bits;
  }

  @Override
  public boolean add(byte[] state, int length) {
    long hash = Hash.of(state, length);
    int tag = (int) hash == 0 ? 1 : (int) hash;
    int slot = (int) (Hash.of(hash) >>> shift);
    int probes = 0;
    while (table[slot] != 0) {
      if (table[slot] == tag) {
        return false;
      }
      probes++;
      slot = slot + 1 & table.length - 1;
    }
    table[slot] = tag;
    size++;
    expectedMisses += probes * CHANCE;
    return true;
  }

  @Override
  public long size() {
    return size;
  }

  @Override
  public long bytes() {
    return 4L * table.length;
  }

  @Override
  public boolean isFull() {
    return size > table.length / 8L * 7;
  }

  @Override
  public double expectedMisses() {
    return expectedMisses;
  }
}
