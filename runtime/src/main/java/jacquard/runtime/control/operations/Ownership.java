package jacquard.runtime.control.operations;

import jacquard.runtime.control.schedule.ControlledThread;
import java.util.Arrays;

/** What belongs to which section or thread, in one execution. */
final class Ownership {
  /** More than one thread. */
  static final int MANY = -2;

  private int epoch;
  private int[] owners = new int[64];
  private int[] owned = new int[64];
  private int[] accessed = new int[64];

  void begin(int newEpoch) {
    epoch = newEpoch;
  }

  int owner(int unit) {
    return unit < owned.length && owned[unit] == epoch ? owners[unit] : ControlledThread.NONE;
  }

  void own(int unit, int owner) {
    if (unit >= owned.length) {
      int n = Math.max(unit + 1, owned.length * 2);
      owned = Arrays.copyOf(owned, n);
      owners = Arrays.copyOf(owners, n);
    }
    owned[unit] = epoch;
    owners[unit] = owner;
  }

  /** It belongs to a thread too. */
  void join(int unit, int thread) {
    own(unit, isOfAnother(unit, thread) ? MANY : thread);
  }

  /** Whether it belongs to another thread, or to that one too. */
  boolean isOfAnother(int unit, int thread) {
    int owner = owner(unit);
    return owner != ControlledThread.NONE && owner != thread;
  }

  /** Whether it was accessed in no section. */
  boolean isAccessed(int unit) {
    return unit < accessed.length && accessed[unit] == epoch;
  }

  void accessed(int unit) {
    if (unit >= accessed.length) {
      accessed = Arrays.copyOf(accessed, Math.max(unit + 1, accessed.length * 2));
    }
    accessed[unit] = epoch;
  }
}
