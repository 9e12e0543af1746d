package jacquard.runtime.corpus.controlled;

import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element of a delay queue, due at a time of {@link System#nanoTime}; 0 for at once. */
record Due(long time) implements Delayed {
  @Override
  public long getDelay(TimeUnit unit) {
    return time == 0 ? 0 : unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
  }

  @Override
  public int compareTo(Delayed other) {
    return Long.compare(time, ((Due) other).time);
  }
}
