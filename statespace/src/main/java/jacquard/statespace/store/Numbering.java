package jacquard.statespace.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Gives every value a number, 1, 2, …, and knows the value of every number.
 *
 * <p>Several threads may ask at a time; while it grows, nobody may.
 */
final class Numbering {
  private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(int[].class);
  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;

  private final int maxNumber;
  private final AtomicInteger last = new AtomicInteger();
  private int bits = 14;
  private int[] slots = new int[1 << bits];
  private volatile long[][] pages = {new long[PAGE]};

  Numbering(int maxNumber) {
    this.maxNumber = maxNumber;
  }

  /** The number of a value. */
  int number(long value) {
    int[] table = slots;
    int mask = table.length - 1;
    int slot = (int) (Hash.of(value) >>> (64 - bits));
    int own = 0;
    while (true) {
      int there = (int) SLOT.getAcquire(table, slot);
      if (there == 0) {
        if (own == 0) {
          own = allocate(value);
        }
        there = (int) SLOT.compareAndExchange(table, slot, 0, own);
        if (there == 0) {
          return own;
        }
      }
      if (value(there) == value) {
        return there; // if another thread was faster, our own number stays unused
      }
      slot = slot + 1 & mask;
    }
  }

  private int allocate(long value) {
    int number = last.incrementAndGet();
    if (number > maxNumber) {
      throw new StoreFullException("more than " + maxNumber + " different parts of states");
    }
    int page = number >>> PAGE_BITS;
    if (page >= pages.length) {
      addPages(page);
    }
    pages[page][number & PAGE - 1] = value;
    return number;
  }

  private synchronized void addPages(int page) {
    while (page >= pages.length) {
      long[][] more = Arrays.copyOf(pages, pages.length + 1);
      more[pages.length] = new long[PAGE];
      pages = more;
    }
  }

  /** The value with a number. */
  long value(int number) {
    return pages[number >>> PAGE_BITS][number & PAGE - 1];
  }

  /** Whether there are hardly any numbers left. */
  boolean isNearlyFull() {
    return last.get() > maxNumber - maxNumber / 64;
  }

  boolean isCrowded() {
    return last.get() > slots.length / 2;
  }

  void grow() {
    int[] old = slots;
    int[] table = new int[1 << (bits + 1)]; // first, since there may be no memory for it
    bits++;
    int mask = table.length - 1;
    for (int number : old) {
      if (number != 0) {
        int slot = (int) (Hash.of(value(number)) >>> (64 - bits));
        while (table[slot] != 0) {
          slot = slot + 1 & mask;
        }
        table[slot] = number;
      }
    }
    slots = table;
  }

  long bytes() {
    return 4L * slots.length + 8L * PAGE * pages.length;
  }
}
