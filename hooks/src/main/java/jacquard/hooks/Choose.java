package jacquard.hooks;

/**
 * Data that a checked program is to be tried with: a search tries every alternative, in every
 * interleaving. Outside of a check the first one is taken.
 */
public final class Choose {
  private Choose() {}

  /**
   * One of the numbers from 0 up to, but not including, {@code n}.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static int among(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("no alternatives to choose from: " + n);
    }
    return ChanceHooks.choose(n);
  }

  /** One of the values. */
  @SafeVarargs
  public static <T> T oneOf(T... values) {
    return values[among(values.length)];
  }
}
