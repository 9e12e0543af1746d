package jacquard.model;

/**
 * A variable of a model.
 *
 * @param offset of its first byte: in the state for a global one, in the frame of its process for a
 *     local one
 */
public record Variable(String name, Scope scope, int offset, Shape shape) {
  /** Who sees a variable. */
  public enum Scope {
    GLOBAL,
    LOCAL
  }
}
