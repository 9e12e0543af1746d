package jacquard.runtime.control.schedule;

import java.util.Arrays;

/**
 * What part of its location each memory access of one execution covers, where the location stands
 * for many variables: an array as a whole, or all memory outside of the heap. For searches these
 * accesses meet in one place; for data races it matters which of them overlap.
 */
public final class Stretches {
  private int count;
  private int[] events = new int[16];
  private long[] froms = new long[16];
  private long[] ends = new long[16];

  void begin() {
    count = 0;
  }

  /** An event covers memory from one offset up to, and without, another. */
  void add(int event, long from, long end) {
    if (count == events.length) {
      events = Arrays.copyOf(events, count * 2);
      froms = Arrays.copyOf(froms, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
    }
    events[count] = event;
    froms[count] = from;
    ends[count++] = end;
  }

  public int count() {
    return count;
  }

  /** The event that a stretch belongs to; they are in the order of their events. */
  public int event(int stretch) {
    return events[stretch];
  }

  public boolean overlap(int one, int other) {
    return froms[one] < ends[other] && froms[other] < ends[one];
  }
}
