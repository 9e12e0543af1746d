package jacquard.statespace.store;

import java.util.Arrays;

/** A set of numbers other than 0, from which numbers can be taken away; for one thread. */
public final class LongSet {
  private static final int FIRST_BITS = 10;

  private int bits = FIRST_BITS;
  private long[] table = new long[1 << bits];
  private int size;

  private int slot(long element) {
    return (int) (Hash.of(element) >>> (64 - bits));
  }

  public int size() {
    return size;
  }

  public boolean contains(long element) {
    int mask = table.length - 1;
    for (int slot = slot(element); table[slot] != 0; slot = slot + 1 & mask) {
      if (table[slot] == element) {
        return true;
      }
    }
    return false;
  }

  /** Adds a number that is not there. */
  public void add(long element) {
    if (2 * ++size > table.length) {
      long[] old = table;
      table = new long[2 * old.length];
      bits++;
      for (long o : old) {
        if (o != 0) {
          put(o);
        }
      }
    }
    put(element);
  }

  private void put(long element) {
    int mask = table.length - 1;
    int slot = slot(element);
    while (table[slot] != 0) {
      slot = slot + 1 & mask;
    }
    table[slot] = element;
  }

  /** Takes a number away that is there; those behind it move up, so that they are still found. */
  public void remove(long element) {
    int mask = table.length - 1;
    int gap = slot(element);
    while (table[gap] != element) {
      gap = gap + 1 & mask;
    }
    for (int slot = gap + 1 & mask; table[slot] != 0; slot = slot + 1 & mask) {
      // Whoever may not be in front of his own place stays.
      if ((slot - slot(table[slot]) & mask) >= (slot - gap & mask)) {
        table[gap] = table[slot];
        gap = slot;
      }
    }
    table[gap] = 0;
    size--;
  }

  /** Takes all away. */
  public void clear() {
    if (size > 0) {
      if (table.length > 1 << FIRST_BITS && size < table.length / 8) {
        bits = FIRST_BITS;
        table = new long[1 << bits];
      } else {
        Arrays.fill(table, 0);
      }
      size = 0;
    }
  }
}
