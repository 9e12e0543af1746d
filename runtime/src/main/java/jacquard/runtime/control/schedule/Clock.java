package jacquard.runtime.control.schedule;

import jacquard.core.Dependence;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Virtual time. Every thread has its own, which moves on when it reads the clock or a time-out of
 * its own is over, and which it passes on with everything that others see of it: so time never
 * seems to go backwards, and yet depends on nothing but a thread's causal past.
 */
public final class Clock {
  private static final long TICK = 1_000;

  /** How often in a row who waits within an operation finds that no time has passed. */
  private static final int STILL = 2;

  /** When every execution begins, in the time that calendars know. */
  private static final long EPOCH_MILLIS = 1_000_000_000_000L;

  private long[] times = new long[64];
  private int[] stamps = new int[64];
  private int epoch;
  private boolean used;

  public void begin(int newEpoch) {
    epoch = newEpoch;
    used = false;
  }

  boolean isUsed() {
    return used;
  }

  /** Time goes on for a thread. */
  void advance(ControlledThread t, long nanos) {
    used = true;
    t.time += Math.max(0, nanos);
  }

  public long read(ControlledThread t) {
    advance(t, TICK);
    return t.time;
  }

  /**
   * Whether no time has passed since a thread has read the clock, which asks within an operation of
   * the JDK: then it waits, however short its time-out is, and others may come meanwhile.
   */
  public boolean standsStill(ControlledThread t) {
    return t.readings < STILL;
  }

  /** The time, which does not go on; but never 0, by which the JDK means that there is none. */
  public long readStill(ControlledThread t) {
    advance(t, t.time == 0 ? TICK : 0);
    t.readings++;
    return t.time;
  }

  public long readMillis(ControlledThread t) {
    return EPOCH_MILLIS + read(t) / 1_000_000;
  }

  /** How long a thread has to wait for a moment. */
  public static long nanosUntil(ControlledThread t, long millis) {
    return Math.max(0, millis - EPOCH_MILLIS) * 1_000_000 - t.time;
  }

  /** The current thread has just done its pending operation. */
  void passOn(ControlledThread t, boolean writes, @Nullable ControlledThread joined) {
    t.readings = 0;
    if (joined != null) {
      t.time = Math.max(t.time, joined.time);
    }
    int o = t.object;
    if (o == Dependence.NO_OBJECT) {
      return;
    }
    if (o >= times.length) {
      int n = Math.max(o + 1, times.length * 2);
      times = Arrays.copyOf(times, n);
      stamps = Arrays.copyOf(stamps, n);
    }
    if (stamps[o] == epoch) {
      t.time = Math.max(t.time, times[o]);
    }
    if (writes) {
      times[o] = t.time;
      stamps[o] = epoch;
    }
  }
}
