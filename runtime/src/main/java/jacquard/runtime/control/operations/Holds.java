package jacquard.runtime.control.operations;

import jacquard.core.ObjectState;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.SyncStates;
import java.util.Arrays;

/** Who holds which lock, and how often. A lock is named by its location. */
public final class Holds {
  private final SyncStates states;
  private int[] times = new int[64];

  public Holds(SyncStates states) {
    this.states = states;
  }

  /** The number of the thread that holds a lock; negative if nobody does. */
  public int holder(int lock) {
    return ObjectState.holder(states.get(lock));
  }

  public boolean isFree(int lock) {
    return ObjectState.isFree(states.get(lock));
  }

  public boolean isHeldBy(ControlledThread t, int lock) {
    return holder(lock) == t.number;
  }

  /** How often the holder of a lock holds it. */
  public int times(int lock) {
    return times[lock];
  }

  /** Lets a thread hold a lock that is free or its own already once more. */
  public void add(int lock, ControlledThread t) {
    if (isHeldBy(t, lock)) {
      times[lock]++;
    } else {
      set(lock, t.number, 1);
    }
  }

  /** Gives a lock up once that is held more than once. */
  public void remove(int lock) {
    times[lock]--;
  }

  public void free(int lock) {
    set(lock, -1, 0);
  }

  public void set(int lock, int holder, int newTimes) {
    if (lock >= times.length) {
      times = Arrays.copyOf(times, Math.max(lock + 1, times.length * 2));
    }
    times[lock] = newTimes;
    states.set(lock, ObjectState.monitor(holder, ObjectState.waiters(states.get(lock))));
  }

  /** There are so many more who wait on a lock. */
  public void addWaiters(int lock, int n) {
    long state = states.get(lock);
    states.set(
        lock, ObjectState.monitor(ObjectState.holder(state), ObjectState.waiters(state) + n));
  }
}
