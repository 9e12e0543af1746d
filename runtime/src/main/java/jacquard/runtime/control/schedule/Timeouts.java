package jacquard.runtime.control.schedule;

import java.util.Arrays;

/** The time-outs that fired in one execution, in the order of the events by which they did. */
public final class Timeouts {
  static final long DAY = 86_400_000_000_000L;

  /** A century. */
  static final long FOREVER = 36_500 * DAY;

  private int[] events = new int[8];
  private long[] nanos = new long[8];
  private int count;
  private int early;

  public void begin() {
    count = 0;
    early = 0;
  }

  void fired(int event, long time, boolean isEarly) {
    if (count == events.length) {
      events = Arrays.copyOf(events, count * 2);
      nanos = Arrays.copyOf(nanos, count * 2);
    }
    events[count] = event;
    nanos[count++] = time;
    if (isEarly) {
      early++;
    }
  }

  /** How many fired although others could move. */
  public int early() {
    return early;
  }

  /** How long the time was that was over by this event; -1 if none was. */
  public long at(int event) {
    for (int i = 0; i < count; i++) {
      if (events[i] == event) {
        return nanos[i];
      }
    }
    return -1;
  }
}
