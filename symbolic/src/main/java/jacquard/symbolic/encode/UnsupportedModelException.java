package jacquard.symbolic.encode;

import jacquard.model.Position;

/** The model has something that no circuit is made of. */
public final class UnsupportedModelException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String what;
  private final boolean isPlaced;

  public UnsupportedModelException(String what, Position position) {
    super(
        position.equals(Position.NOWHERE)
            ? "the symbolic engine does not take " + what
            : "the symbolic engine does not take %s (%s)".formatted(what, position));
    this.what = what;
    this.isPlaced = !position.equals(Position.NOWHERE);
  }

  /** The same, with the place if it is not known yet. */
  UnsupportedModelException at(Position position) {
    return isPlaced ? this : new UnsupportedModelException(what, position);
  }
}
