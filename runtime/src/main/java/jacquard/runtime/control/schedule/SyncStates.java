package jacquard.runtime.control.schedule;

import java.util.Arrays;

/** The states of synchronisation objects, encoded as {@link jacquard.core.ObjectState} says. */
public final class SyncStates {
  private long[] state = new long[64];
  private int[] stamp = new int[64];
  private int epoch;

  public void begin(int newEpoch) {
    epoch = newEpoch;
  }

  public boolean isKnown(int object) {
    return object < stamp.length && stamp[object] == epoch;
  }

  /** The state of an object; 0 until it is set in this execution. */
  public long get(int object) {
    return isKnown(object) ? state[object] : 0;
  }

  public void set(int object, long newState) {
    if (object >= state.length) {
      int n = Math.max(object + 1, state.length * 2);
      state = Arrays.copyOf(state, n);
      stamp = Arrays.copyOf(stamp, n);
    }
    state[object] = newState;
    stamp[object] = epoch;
  }
}
