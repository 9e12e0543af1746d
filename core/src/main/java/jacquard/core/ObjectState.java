package jacquard.core;

/**
 * The state of a location or synchronisation object as one {@code long}, as an {@link Execution}
 * records it before and after each event.
 *
 * <ul>
 *   <li>memory: the value;
 *   <li>lock or monitor: the holder in the low half (0 when free), the number of waiters in the
 *       high half;
 *   <li>semaphore: the permits; parker: 0 when nothing lets its thread through, else 1 for a permit
 *       or the sum of several bits; channel: the messages in it.
 * </ul>
 */
public final class ObjectState {
  private ObjectState() {}

  /** The state of a lock held by {@code holder}, or by nobody when it is negative. */
  public static long monitor(int holder, int waiters) {
    return ((long) waiters << 32) | (holder + 1);
  }

  public static boolean isFree(long monitor) {
    return (int) monitor == 0;
  }

  /** The thread that holds the lock, or -1. */
  public static int holder(long monitor) {
    return (int) monitor - 1;
  }

  public static int waiters(long monitor) {
    return (int) (monitor >>> 32);
  }
}
