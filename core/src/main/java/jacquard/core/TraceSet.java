package jacquard.core;

/** A set of trace hashes: open addressing over a {@code long[]}, which only grows. */
public final class TraceSet {
  private long[] slots = new long[1024];
  private int size;
  private boolean containsZero;

  /** Adds a hash; false if it was there already. */
  public boolean add(long hash) {
    if (hash == 0) {
      boolean added = !containsZero;
      containsZero = true;
      return added;
    }
    if (size * 2 >= slots.length) {
      grow();
    }
    int slot = slotOf(hash);
    if (slots[slot] == hash) {
      return false;
    }
    slots[slot] = hash;
    size++;
    return true;
  }

  public boolean contains(long hash) {
    return hash == 0 ? containsZero : slots[slotOf(hash)] == hash;
  }

  public long size() {
    return size + (containsZero ? 1L : 0L);
  }

  private int slotOf(long hash) {
    int mask = slots.length - 1;
    int slot = (int) (hash ^ (hash >>> 32)) & mask;
    while (slots[slot] != 0 && slots[slot] != hash) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    long[] old = slots;
    slots = new long[old.length * 2];
    for (long hash : old) {
      if (hash != 0) {
        slots[slotOf(hash)] = hash;
      }
    }
  }
}
