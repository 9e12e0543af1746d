package jacquard.runtime.control.names;

import java.util.Arrays;

/** Gives every pair of numbers a small number of its own, for ever: the first gets 0. */
public final class NumberTable {
  private static final int EMPTY = -1;

  private long[] keys = new long[64];
  private int[] numbers = filled(64);
  private long[] keyOf = new long[64];
  private int size;

  public static long pair(int first, int second) {
    return ((long) first << 32) | (second & 0xffffffffL);
  }

  public int number(long key) {
    int mask = keys.length - 1;
    int i = hash(key) & mask;
    while (numbers[i] != EMPTY) {
      if (keys[i] == key) {
        return numbers[i];
      }
      i = (i + 1) & mask;
    }
    return insert(key, i);
  }

  public int first(int number) {
    return (int) (keyOf[number] >> 32);
  }

  public int second(int number) {
    return (int) keyOf[number];
  }

  public int size() {
    return size;
  }

  private int insert(long key, int at) {
    keys[at] = key;
    numbers[at] = size;
    if (size == keyOf.length) {
      keyOf = Arrays.copyOf(keyOf, size * 2);
    }
    keyOf[size] = key;
    size++;
    if (size * 2 > keys.length) {
      rehash();
    }
    return size - 1;
  }

  private void rehash() {
    int n = keys.length * 2;
    keys = new long[n];
    numbers = filled(n);
    for (int number = 0; number < size; number++) {
      int i = hash(keyOf[number]) & (n - 1);
      while (numbers[i] != EMPTY) {
        i = (i + 1) & (n - 1);
      }
      keys[i] = keyOf[number];
      numbers[i] = number;
    }
  }

  private static int[] filled(int n) {
    int[] a = new int[n];
    Arrays.fill(a, EMPTY);
    return a;
  }

  private static int hash(long key) {
    long h = key * 0x9e3779b97f4a7c15L;
    return (int) (h >>> 32) ^ (int) (h >>> 17);
  }
}
