package jacquard.litmus;

/**
 * A number that a shape depends on, such as its number of threads.
 *
 * @param max beyond it the program would not end, or its traces could not be counted any more
 * @param defaultValue chosen so that every reducing search is done in an instant
 */
public record Parameter(String name, int min, int max, int defaultValue) {
  public Parameter {
    if (min > defaultValue || defaultValue > max) {
      throw new IllegalArgumentException(
          "the default of %s is not from %d to %d: %d".formatted(name, min, max, defaultValue));
    }
  }

  /** The usual parameter, called {@code n}. */
  static Parameter n(int min, int max, int defaultValue) {
    return new Parameter("n", min, max, defaultValue);
  }

  boolean allows(int value) {
    return min <= value && value <= max;
  }
}
