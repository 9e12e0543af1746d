package jacquard.statespace.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * States as they are, one behind the other, and an open table of their addresses. A look-up is as a
 * rule two accesses to memory, one to the table and one to the state: fewer than any tree of parts
 * needs, at several times its memory.
 *
 * <p>The first byte of a state says how many frames it has, and so how long it is. In front of each
 * state are its hash and a number that whoever adds it may choose, such as its distance from the
 * first state.
 *
 * <p>Several threads may add states at a time, each with its own {@link Writer}; while the table
 * grows, nobody may.
 */
public final class FlatStates {
  private static final VarHandle BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle ENTRY = MethodHandles.arrayElementVarHandle(long[].class);

  private static final int MAX_BITS = 30;
  private static final int FEW_BITS = 22;
  private static final int ADDRESS_BITS = 36;
  private static final long ADDRESS = (1L << ADDRESS_BITS) - 1;
  private static final int PAGE_BITS = 15;
  private static final int PAGE = 1 << PAGE_BITS;

  private final int[] longs = new int[256];
  private final long[] lastMask = new long[256];
  private int bits = 16;
  private long[] table = new long[1 << bits];
  private volatile long[][] pages = new long[16][];
  private int pageCount;

  /**
   * For states that start with the number of their frames.
   *
   * @param head the bytes before the frames
   * @param frame the bytes of a frame
   * @param tail the bytes behind the frames
   */
  public FlatStates(int head, int frame, int tail) {
    for (int frames = 0; frames < longs.length; frames++) {
      int bytes = head + frames * frame + tail;
      longs[frames] = (bytes + 7) / 8;
      lastMask[frames] = bytes % 8 == 0 ? -1L : (1L << (8 * (bytes % 8))) - 1;
    }
  }

  /** Whether states fit into a page. */
  public static boolean takes(int longestState) {
    return longestState < 4 * PAGE;
  }

  private synchronized int addPage() {
    long[][] all = pages;
    if (pageCount == all.length) {
      all = Arrays.copyOf(all, 2 * pageCount);
    }
    all[pageCount] = new long[PAGE];
    pages = all;
    return pageCount++;
  }

  private static long part(byte[] state, int index) {
    int offset = 8 * index;
    if (offset + 8 <= state.length) {
      return (long) BYTES.get(state, offset);
    }
    long value = 0;
    for (int i = state.length - 1; i >= offset; i--) {
      value = value << 8 | (state[i] & 0xff);
    }
    return value;
  }

  /** The hash of a state, to be handed back when it is added. */
  public int hash(byte[] state) {
    int frames = state[0] & 0xff;
    int n = longs[frames] - 1;
    long even = 0x9E3779B97F4A7C15L;
    long odd = 0xC2B2AE3D27D4EB4FL;
    int i = 0;
    for (; i + 1 < n; i += 2) {
      even = Long.rotateLeft((even ^ part(state, i)) * 0xD6E8FEB86659FD93L, 29);
      odd = Long.rotateLeft((odd ^ part(state, i + 1)) * 0x9FB21C651E98DF25L, 31);
    }
    if (i < n) {
      even = Long.rotateLeft((even ^ part(state, i)) * 0xD6E8FEB86659FD93L, 29);
    }
    odd = (odd ^ (part(state, n) & lastMask[frames])) * 0x9FB21C651E98DF25L;
    long h = even ^ Long.rotateLeft(odd, 17);
    h = (h ^ h >>> 32) * 0xD6E8FEB86659FD93L;
    return (int) (h >>> 32);
  }

  /** What the table has where a state with this hash would be. */
  public long look(int hash) {
    return (long) ENTRY.getAcquire(table, hash >>> (32 - bits));
  }

  /** Reads the state of an entry if it may be one with this hash, so that it is near. */
  public long near(int hash, long seen) {
    if (seen == 0 || (seen ^ entry(hash, 0)) >>> ADDRESS_BITS != 0) {
      return 0;
    }
    long address = seen & ADDRESS;
    return pages[(int) (address >>> PAGE_BITS)][((int) address & PAGE - 1) + 1];
  }

  /** The number that a state was added with. */
  public int number(long address) {
    return (int) pages[(int) (address >>> PAGE_BITS)][(int) address & PAGE - 1] - 1;
  }

  /** Gives a state another number; not negative. Not where several threads add states. */
  public void setNumber(long address, int number) {
    long[] page = pages[(int) (address >>> PAGE_BITS)];
    int at = (int) address & PAGE - 1;
    page[at] = (page[at] & ~0xffffffffL) | (number + 1);
  }

  /** The address of a state; -1 if it was not added. */
  public long find(byte[] state) {
    int hash = hash(state);
    int frames = state[0] & 0xff;
    int mask = table.length - 1;
    for (int slot = hash >>> (32 - bits); table[slot] != 0; slot = slot + 1 & mask) {
      long entry = table[slot];
      if ((entry ^ entry(hash, 0)) >>> ADDRESS_BITS == 0
          && isAt(entry & ADDRESS, state, longs[frames], lastMask[frames])) {
        return entry & ADDRESS;
      }
    }
    return -1;
  }

  /**
   * Sets marks of a state, which are bits of its number: it should be added with the number 0, and
   * marks be at least 2.
   *
   * @return the marks that it had
   */
  public int mark(long address, int marks) {
    long[] page = pages[(int) (address >>> PAGE_BITS)];
    return (int) (long) ENTRY.getAndBitwiseOr(page, (int) address & PAGE - 1, (long) marks);
  }

  /** Whether a state has one of the marks. */
  public boolean isMarked(long address, int marks) {
    long[] page = pages[(int) (address >>> PAGE_BITS)];
    return ((long) ENTRY.getAcquire(page, (int) address & PAGE - 1) & marks) != 0;
  }

  /** Copies a state, and a few bytes behind it. */
  public void load(long address, byte[] state) {
    long[] page = pages[(int) (address >>> PAGE_BITS)];
    int at = ((int) address & PAGE - 1) + 1;
    int n = longs[(int) page[at] & 0xff];
    for (int i = 0; i < n; i++) {
      if (8 * i + 8 <= state.length) {
        BYTES.set(state, 8 * i, page[at + i]);
      } else {
        for (int b = 8 * i; b < state.length; b++) {
          state[b] = (byte) (page[at + i] >>> (8 * (b - 8 * i)));
        }
      }
    }
  }

  private boolean isAt(long address, byte[] state, int n, long mask) {
    long[] page = pages[(int) (address >>> PAGE_BITS)];
    int at = ((int) address & PAGE - 1) + 1;
    for (int i = 0; i < n - 1; i++) {
      if (page[at + i] != part(state, i)) {
        return false;
      }
    }
    return page[at + n - 1] == (part(state, n - 1) & mask);
  }

  /** How many states there should be at most before it grows. */
  public long room() {
    return table.length / 8L * 5;
  }

  /** Whether it should grow, with so many states in it. */
  public boolean isCrowded(long size) {
    return size > room();
  }

  public boolean canGrow() {
    return bits < MAX_BITS;
  }

  /** Makes room for more: twice as many, or four times while there are few. */
  public void grow() {
    int more = growth();
    long[] larger = new long[1 << (bits + more)]; // first, since there may be no memory for it
    table = larger;
    bits += more;
    int mask = larger.length - 1;
    forEach(
        address -> {
          int hash = (int) (pages[(int) (address >>> PAGE_BITS)][(int) address & PAGE - 1] >>> 32);
          int slot = hash >>> (32 - bits);
          while (larger[slot] != 0) {
            slot = slot + 1 & mask;
          }
          larger[slot] = entry(hash, address);
        });
  }

  /** How many bytes there are while it grows the next time. */
  public long bytesToGrow() {
    return bytes() + ((8L * table.length) << growth());
  }

  private int growth() {
    return bits < FEW_BITS ? 2 : 1;
  }

  private static long entry(int hash, long address) {
    return (long) hash << ADDRESS_BITS | address;
  }

  /** The addresses of all states; nobody may add any meanwhile. */
  public void forEach(LongConsumer action) {
    for (int p = 0; p < pageCount; p++) {
      long[] page = pages[p];
      for (int at = 1; at < PAGE && page[at] != 0; at += 1 + longs[(int) page[at + 1] & 0xff]) {
        action.accept((long) p << PAGE_BITS | at);
      }
    }
  }

  public long bytes() {
    return 8L * table.length + 8L * PAGE * pageCount;
  }

  /** How a thread adds states. */
  public final class Writer {
    private final boolean isOnly;
    private long[] page = new long[0];
    private int pageNumber;
    private int next = PAGE;

    /** One of several. */
    public Writer() {
      this(false);
    }

    /**
     * @param isOnly whether there is no other, so that it need not wait for anybody
     */
    public Writer(boolean isOnly) {
      this.isOnly = isOnly;
    }

    /**
     * Adds a state.
     *
     * @param hash of the state
     * @param seen what the table had at its place, not long ago
     * @param number to be kept with the state if it is new; not negative
     * @return its address if it is new, else the complement of the address of the one that is there
     */
    public long add(byte[] state, int hash, long seen, int number) {
      long[] t = table;
      int mask = t.length - 1;
      int slot = hash >>> (32 - bits);
      int frames = state[0] & 0xff;
      int n = longs[frames];
      long last = lastMask[frames];
      long own = 0;
      long there = seen;
      while (true) {
        if (there == 0 && isOnly) {
          there = t[slot]; // it may have been added since it was looked for
          if (there == 0) {
            own = write(state, hash, number, n, last);
            t[slot] = entry(hash, own);
            return own;
          }
        }
        if (there == 0) {
          if (own == 0) {
            own = write(state, hash, number, n, last);
          }
          there = (long) ENTRY.compareAndExchange(t, slot, 0L, entry(hash, own));
          if (there == 0) {
            return own;
          }
        }
        // All bits of the entry above the address must be those of the hash.
        if ((there ^ entry(hash, 0)) >>> ADDRESS_BITS == 0
            && isAt(there & ADDRESS, state, n, last)) {
          if (own != 0) {
            takeBack(own);
          }
          return ~(there & ADDRESS);
        }
        slot = slot + 1 & mask;
        there = (long) ENTRY.getAcquire(t, slot);
      }
    }

    private long write(byte[] state, int hash, int number, int n, long last) {
      if (next + n + 1 > PAGE) {
        pageNumber = addPage();
        page = pages[pageNumber];
        next = 1;
      }
      int at = next;
      page[at] = (long) hash << 32 | number + 1;
      for (int i = 0; i < n - 1; i++) {
        page[at + 1 + i] = part(state, i);
      }
      page[at + n] = part(state, n - 1) & last;
      next = at + n + 1;
      return (long) pageNumber << PAGE_BITS | at;
    }

    /** Another thread was faster. What comes next may be shorter, and behind it is nothing. */
    private void takeBack(long own) {
      int at = (int) own & PAGE - 1;
      Arrays.fill(page, at, next, 0);
      next = at;
    }
  }
}
