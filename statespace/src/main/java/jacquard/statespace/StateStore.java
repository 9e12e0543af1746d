package jacquard.statespace;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * All states seen, exactly, in the order in which they came.
 *
 * <p>A state is known by its address, which is also how it is found in the table: open addressing,
 * with some bits of the hash beside the address, so that few states are compared. The first byte of
 * a state tells its length.
 */
public final class StateStore {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int PAGE_BITS = 22;
  private static final int PAGE = 1 << PAGE_BITS;
  private static final int ADDRESS_BITS = 40;
  private static final long ADDRESS_MASK = (1L << ADDRESS_BITS) - 1;

  private final int[] lengths;
  private final int header;
  private byte[][] pages = new byte[16][];
  private int[] fill = new int[16];
  private int last;
  private long[] table = new long[1 << 16];
  private int mask = table.length - 1;
  private long size;

  /**
   * @param lengths of states, by their first byte
   * @param header how many bytes to keep beside each state
   */
  public StateStore(int[] lengths, int header) {
    this.lengths = lengths.clone();
    this.header = header;
    pages[0] = new byte[PAGE];
  }

  public long size() {
    return size;
  }

  /** How many bytes states and table take. */
  public long bytes() {
    return ((long) last << PAGE_BITS) + fill[last] + 8L * table.length;
  }

  /** How many bytes there are while the table grows the next time, and a page more. */
  public long bytesToGrow() {
    return bytes() + 16L * table.length + PAGE;
  }

  /**
   * Adds a state.
   *
   * @return its address if it is new, else the complement of the address of the one that is there
   */
  public long add(byte[] state) {
    int length = lengths[state[0] & 0xff];
    long hash = hash(state, 0, length);
    long tag = hash & ~ADDRESS_MASK;
    int slot = (int) hash & mask;
    while (true) {
      long entry = table[slot];
      if (entry == 0) {
        break;
      }
      if ((entry & ~ADDRESS_MASK) == tag) {
        long address = (entry & ADDRESS_MASK) - 1;
        int at = (int) address & PAGE - 1;
        if (Arrays.equals(
            pages[(int) (address >>> PAGE_BITS)],
            at + header,
            at + header + length,
            state,
            0,
            length)) {
          return ~address;
        }
      }
      slot = slot + 1 & mask;
    }
    long address = append(state, length);
    table[slot] = tag | address + 1;
    if (++size > (mask >> 1)) {
      grow();
    }
    return address;
  }

  /** The address of a state; -1 if it was not added. */
  public long find(byte[] state) {
    int length = lengths[state[0] & 0xff];
    long hash = hash(state, 0, length);
    long tag = hash & ~ADDRESS_MASK;
    for (int slot = (int) hash & mask; table[slot] != 0; slot = slot + 1 & mask) {
      if ((table[slot] & ~ADDRESS_MASK) == tag) {
        long address = (table[slot] & ADDRESS_MASK) - 1;
        int at = ((int) address & PAGE - 1) + header;
        byte[] page = pages[(int) (address >>> PAGE_BITS)];
        if (Arrays.equals(page, at, at + length, state, 0, length)) {
          return address;
        }
      }
    }
    return -1;
  }

  private long append(byte[] state, int length) {
    if (PAGE - fill[last] < header + length) {
      if (++last == pages.length) {
        pages = Arrays.copyOf(pages, 2 * last);
        fill = Arrays.copyOf(fill, 2 * last);
      }
      pages[last] = new byte[PAGE];
    }
    int at = fill[last];
    System.arraycopy(state, 0, pages[last], at + header, length);
    fill[last] += header + length;
    return (long) last << PAGE_BITS | at;
  }

  /** Copies a state. */
  public void load(long address, byte[] into) {
    byte[] page = pages[(int) (address >>> PAGE_BITS)];
    int at = ((int) address & PAGE - 1) + header;
    System.arraycopy(page, at, into, 0, lengths[page[at] & 0xff]);
  }

  /** The address of the state that came after this one; -1 if none did yet. */
  public long next(long address) {
    int page = (int) (address >>> PAGE_BITS);
    int at = (int) address & PAGE - 1;
    int behind = at + header + lengths[pages[page][at + header] & 0xff];
    if (behind < fill[page]) {
      return (long) page << PAGE_BITS | behind;
    }
    return page < last ? (long) (page + 1) << PAGE_BITS : -1;
  }

  /** A number kept beside a state, in a store with a header of 8 bytes. */
  public long note(long address) {
    return (long) LONG.get(pages[(int) (address >>> PAGE_BITS)], (int) address & PAGE - 1);
  }

  public void setNote(long address, long note) {
    LONG.set(pages[(int) (address >>> PAGE_BITS)], (int) address & PAGE - 1, note);
  }

  /** A mark kept beside a state, in a store with a header. */
  public boolean isMarked(long address) {
    return pages[(int) (address >>> PAGE_BITS)][(int) address & PAGE - 1] != 0;
  }

  public void setMark(long address, boolean mark) {
    pages[(int) (address >>> PAGE_BITS)][(int) address & PAGE - 1] = (byte) (mark ? 1 : 0);
  }

  /** All marks of a state as one number below 256, in a store with a header. */
  public int marks(long address) {
    return pages[(int) (address >>> PAGE_BITS)][(int) address & PAGE - 1] & 0xff;
  }

  public void setMarks(long address, int marks) {
    pages[(int) (address >>> PAGE_BITS)][(int) address & PAGE - 1] = (byte) marks;
  }

  private static long hash(byte[] bytes, int from, int length) {
    long h = length * 0x9E3779B97F4A7C15L;
    int i = from;
    int end = from + length;
    for (; i + 8 <= end; i += 8) {
      h = mix(h ^ (long) LONG.get(bytes, i));
    }
    long rest = 0;
    for (; i < end; i++) {
      rest = rest << 8 | (bytes[i] & 0xff);
    }
    return mix(mix(h ^ rest));
  }

  private static long mix(long h) {
    long m = h * 0xD6E8FEB86659FD93L;
    return m ^ m >>> 32;
  }

  private void grow() {
    long[] old = table;
    table = new long[old.length * 2];
    mask = table.length - 1;
    for (long entry : old) {
      if (entry != 0) {
        long address = (entry & ADDRESS_MASK) - 1;
        byte[] page = pages[(int) (address >>> PAGE_BITS)];
        int at = ((int) address & PAGE - 1) + header;
        long hash = hash(page, at, lengths[page[at] & 0xff]);
        int slot = (int) hash & mask;
        while (table[slot] != 0) {
          slot = slot + 1 & mask;
        }
        table[slot] = entry;
      }
    }
  }
}
