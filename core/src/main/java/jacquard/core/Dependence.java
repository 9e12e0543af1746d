package jacquard.core;

/**
 * Which operations of different threads may not be swapped. Symmetric; errs only towards true.
 *
 * <p>Operations of one thread always depend on each other, and so do the start of a thread and its
 * first operation, and its last operation and a join: these orders are fixed by enabledness, so the
 * searches never ask about them and {@link HappensBefore} adds them by itself.
 */
public enum Dependence {
  /** Accesses of one location conflict unless both read; synchronisation always conflicts. */
  READ_WRITE,
  /** Any two accesses of one object conflict (the assumption of POPL 2005, section 4.2). */
  SAME_OBJECT;

  /** The object of operations that touch none. */
  public static final int NO_OBJECT = -1;

  public boolean dependent(int object1, boolean writes1, int object2, boolean writes2) {
    return object1 == object2
        && object1 != NO_OBJECT
        && (writes1 || writes2 || this == SAME_OBJECT);
  }

  /** Whether an event counts as a write, given whether it did write. */
  public boolean countsAsWrite(boolean writes) {
    return writes || this == SAME_OBJECT;
  }

  /**
   * Whether two operations of different threads on the same object may be enabled in one state. A
   * blocking acquisition never is together with what only the holder may do, nor are two operations
   * of holders; answering true where it cannot happen is safe.
   */
  public static boolean mayBeCoEnabled(Kind kind1, Kind kind2) {
    if (kind1.isByHolder()) {
      return !kind2.isByHolder() && !kind2.isBlockingAcquisition();
    }
    return !(kind1.isBlockingAcquisition() && kind2.isByHolder());
  }
}
