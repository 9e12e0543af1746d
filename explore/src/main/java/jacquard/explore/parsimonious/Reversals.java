package jacquard.explore.parsimonious;

import java.util.Arrays;

/**
 * The reversals that an execution is made of, in the order of their places in it. Each one has put
 * a block of steps where its parent execution had gone on freely: the past of the step that was
 * moved forward, and that step as the last. The steps outside the blocks were chosen freely.
 */
final class Reversals {
  /** How a block came about. */
  enum Way {
    /** Another step was moved to before the free one. */
    MOVED,
    /** A read was moved to before a write, which is the next step after the block. */
    READ_BEFORE_WRITE,
    /** The last step of the block takes another alternative of its data choice. */
    OTHER_CHOICE
  }

  private int count;
  private int[] first = new int[8];
  private int[] last = new int[8];
  private Way[] way = newWays(8);

  int count() {
    return count;
  }

  /** The first step of a block. */
  int first(int reversal) {
    return first[reversal];
  }

  /** The last step of a block, the one that was moved. */
  int last(int reversal) {
    return last[reversal];
  }

  Way way(int reversal) {
    return way[reversal];
  }

  void clear() {
    count = 0;
  }

  void add(int firstStep, int lastStep, Way how) {
    if (count == first.length) {
      first = Arrays.copyOf(first, count * 2);
      last = Arrays.copyOf(last, count * 2);
      way = longer(way);
    }
    first[count] = firstStep;
    last[count] = lastStep;
    way[count] = how;
    count++;
  }

  /** Takes over those reversals whose blocks end before this step. */
  void copyBefore(Reversals other, int step) {
    count = 0;
    for (int r = 0; r < other.count && other.last[r] < step; r++) {
      add(other.first[r], other.last[r], other.way[r]);
    }
  }

  /** Whether the step is in a block. */
  boolean fixes(int step) {
    for (int r = count - 1; r >= 0 && last[r] >= step; r--) {
      if (first[r] <= step) {
        return true;
      }
    }
    return false;
  }

  static Way[] newWays(int n) {
    Way[] ways = new Way[n];
    Arrays.fill(ways, Way.MOVED);
    return ways;
  }

  static Way[] longer(Way[] ways) {
    Way[] longer = newWays(ways.length * 2);
    System.arraycopy(ways, 0, longer, 0, ways.length);
    return longer;
  }
}
