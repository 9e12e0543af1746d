package jacquard.statespace.store;

import java.util.Arrays;

/** A list of numbers. */
public final class LongList {
  private long[] elements = new long[16];
  private int size;

  public void add(long element) {
    if (size == elements.length) {
      elements = Arrays.copyOf(elements, size + (size >> 1));
    }
    elements[size++] = element;
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public long get(int index) {
    return elements[index];
  }

  /** Gives back what it does not need. */
  public void trim() {
    if (size < elements.length) {
      elements = Arrays.copyOf(elements, size);
    }
  }
}
