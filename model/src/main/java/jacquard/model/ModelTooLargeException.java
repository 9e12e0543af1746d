package jacquard.model;

/** Thrown for code with more places, steps or kinds of processes than a state has room to name. */
public final class ModelTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ModelTooLargeException(String what, int count, int most) {
    super("%s: %,d, and a model has room for %,d".formatted(what, count, most));
  }
}
