package jacquard.core;

/**
 * One choice of a schedule, packed into a {@code long}: the thread that moves, and which
 * alternative of its data choice it takes (0 where there is none).
 */
public final class Label {
  /** No label: a policy answers it to end an execution early. */
  public static final long NONE = -1;

  private Label() {}

  public static long of(int thread, int choice) {
    return ((long) thread << 32) | choice;
  }

  public static int thread(long label) {
    return (int) (label >>> 32);
  }

  public static int choice(long label) {
    return (int) label;
  }
}
