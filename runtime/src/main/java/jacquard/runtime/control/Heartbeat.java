package jacquard.runtime.control;

/**
 * Whether a program still does something that can be seen, for whoever watches it from another
 * thread. Not exact: nothing is spent to let others see it at once.
 */
public final class Heartbeat {
  private static long beats;
  private static long executions;
  private static boolean expected;

  private Heartbeat() {}

  /** Changes with every visible operation and every execution. */
  public static long count() {
    return beats;
  }

  /** Whether a program runs, and not the checker on its own account. */
  public static boolean isExpected() {
    return expected;
  }

  public static void beat() {
    beats++;
  }

  /** How many executions have begun. */
  public static long executions() {
    return executions;
  }

  public static void expect(boolean newExpected) {
    beats++;
    executions += newExpected ? 1 : 0;
    expected = newExpected;
  }
}
