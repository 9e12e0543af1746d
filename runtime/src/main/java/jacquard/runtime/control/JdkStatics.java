package jacquard.runtime.control;

import jacquard.explore.SubjectRefined;
import java.util.Arrays;

/**
 * Static fields of the JDK. They are of the {@link World}: one that several threads only read, or
 * that one thread alone uses, is not visible. Where two threads use one, and one of them writes, it
 * is visible in a new search.
 */
final class JdkStatics {
  private static final int MANY = -1;

  private int epoch;
  private int[] used = new int[64];
  private int[] users = new int[64];
  private boolean[] written = new boolean[64];
  private boolean[] visible = new boolean[64];

  void begin(int newEpoch) {
    epoch = newEpoch;
  }

  /** Whether accesses of the field are visible. */
  boolean isVisible(int location) {
    return location < visible.length && visible[location];
  }

  /** Whether another thread uses the field too, and somebody writes. */
  boolean conflicts(int location, int thread, boolean writes) {
    if (location >= used.length) {
      int n = Math.max(location + 1, used.length * 2);
      used = Arrays.copyOf(used, n);
      users = Arrays.copyOf(users, n);
      written = Arrays.copyOf(written, n);
      visible = Arrays.copyOf(visible, n);
    }
    if (used[location] != epoch) {
      used[location] = epoch;
      users[location] = thread;
      written[location] = writes;
      return false;
    }
    boolean isOnlyUser = users[location] == thread;
    written[location] |= writes;
    if (!isOnlyUser) {
      users[location] = MANY;
    }
    return !isOnlyUser && written[location];
  }

  /** What to end the execution with. */
  SubjectRefined show(int location, String name) {
    visible[location] = true;
    return Promotions.restart(name);
  }
}
