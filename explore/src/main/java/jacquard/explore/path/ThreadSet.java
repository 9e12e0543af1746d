package jacquard.explore.path;

import java.util.Arrays;

/** A set of thread numbers that is cleared and filled over and over. */
public final class ThreadSet {
  private long[] words = new long[1];

  public void clear() {
    Arrays.fill(words, 0L);
  }

  public void add(int thread) {
    int word = thread >>> 6;
    if (word >= words.length) {
      words = Arrays.copyOf(words, word + 1);
    }
    words[word] |= 1L << thread;
  }

  public boolean contains(int thread) {
    int word = thread >>> 6;
    return word < words.length && (words[word] & (1L << thread)) != 0;
  }

  /** The lowest member of this set that is not in {@code other}, or -1. */
  public int firstNotIn(ThreadSet other) {
    for (int w = 0; w < words.length; w++) {
      long bits = words[w] & ~(w < other.words.length ? other.words[w] : 0L);
      if (bits != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(bits);
      }
    }
    return -1;
  }

  public int size() {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }
}
