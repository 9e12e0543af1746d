package jacquard.statespace.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A set of numbers other than 0: open addressing in one array, so that a look-up is one access to
 * memory as a rule. The highest bit of a number is not part of it but a mark.
 *
 * <p>Several threads may add numbers and set marks at a time; while the set grows, nobody may.
 */
public final class KeySet {
  /** The part of an entry that is the number. */
  public static final long KEY = Long.MAX_VALUE;

  private static final long MARK = ~KEY;
  private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(long[].class);
  private static final int MAX_BITS = 30;

  private int bits;
  private long[] table;

  public KeySet() {
    this(16);
  }

  KeySet(int bits) {
    this.bits = bits;
    this.table = new long[1 << bits];
  }

  /**
   * Adds a number.
   *
   * @return whether it is new
   */
  public boolean add(long key) {
    return place(key, 0) < 0;
  }

  /** Adds a number that is marked if it is new. */
  public boolean addMarked(long key) {
    return place(key, MARK) < 0;
  }

  /** Where a number is; the complement of it if it was not there yet and has been added. */
  int place(long key, long mark) {
    long[] t = table;
    int mask = t.length - 1;
    int slot = slot(key);
    while (true) {
      long entry = t[slot];
      if (entry == 0) {
        entry = (long) ENTRY.compareAndExchange(t, slot, 0L, key | mark);
        if (entry == 0) {
          return ~slot;
        }
      }
      if ((entry & KEY) == key) {
        return slot;
      }
      slot = slot + 1 & mask;
    }
  }

  /** Where a number is; -1 if it is not there. */
  int find(long key) {
    int mask = table.length - 1;
    for (int slot = slot(key); ; slot = slot + 1 & mask) {
      long entry = table[slot];
      if ((entry & KEY) == key) {
        return slot;
      }
      if (entry == 0) {
        return -1;
      }
    }
  }

  public boolean isMarked(long key) {
    return table[find(key)] < 0;
  }

  /** Marks a number or takes the mark away. Not for two threads and the same number. */
  public void setMark(long key, boolean mark) {
    int slot = find(key);
    table[slot] = mark ? key | MARK : key;
  }

  private int slot(long key) {
    return (int) (Hash.of(key) >>> (64 - bits));
  }

  int capacity() {
    return table.length;
  }

  /** The number at a place, or 0. */
  long at(int slot) {
    return table[slot] & KEY;
  }

  /** How many numbers there should be at most before it grows. */
  public long room() {
    return table.length / 4L * 3;
  }

  /** Whether it should grow, with so many numbers in it. */
  public boolean isCrowded(long size) {
    return size > room();
  }

  /** Whether it can grow. */
  public boolean canGrow() {
    return bits < MAX_BITS;
  }

  /** An empty set with room for twice as many. */
  KeySet larger() {
    checkRoom();
    return new KeySet(bits + 1);
  }

  private void checkRoom() {
    if (!canGrow()) {
      throw new StoreFullException("more than " + room() + " states");
    }
  }

  /** Makes room for twice as many. */
  public void grow() {
    checkRoom();
    long[] old = table;
    table = new long[1 << (bits + 1)]; // first, since there may be no memory for it
    bits++;
    int mask = table.length - 1;
    // The order of the slots is that of the hashes: so both arrays are walked from end to end.
    for (long entry : old) {
      if (entry != 0) {
        int slot = slot(entry & KEY);
        while (table[slot] != 0) {
          slot = slot + 1 & mask;
        }
        table[slot] = entry;
      }
    }
  }

  public long bytes() {
    return 8L * table.length;
  }
}
