package jacquard.hooks;

/** What a checked program takes for granted. */
public final class Assume {
  private Assume() {}

  /**
   * Gives up this execution if the condition does not hold: it is none of those asked for, and
   * violates nothing. Outside of a check this does nothing.
   */
  public static void that(boolean condition) {
    ChanceHooks.assume(condition);
  }
}
