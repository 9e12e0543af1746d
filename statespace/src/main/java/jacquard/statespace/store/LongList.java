package jacquard.statespace.store;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

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

  /** Takes all away. */
  public void clear() {
    size = 0;
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

  /** Puts another number in the place of each. */
  public void replaceAll(LongUnaryOperator other) {
    for (int i = 0; i < size; i++) {
      elements[i] = other.applyAsLong(elements[i]);
    }
  }

  /** Gives back what it does not need. */
  public void trim() {
    if (size < elements.length) {
      elements = Arrays.copyOf(elements, size);
    }
  }
}
