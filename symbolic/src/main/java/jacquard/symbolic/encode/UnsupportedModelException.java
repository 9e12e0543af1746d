package jacquard.symbolic.encode;

import jacquard.model.Position;

/** The model has something that no circuit is made of. */
public final class UnsupportedModelException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnsupportedModelException(String what, Position position) {
    super(
        position.equals(Position.NOWHERE)
            ? "the symbolic engine does not take " + what
            : "the symbolic engine does not take %s (%s)".formatted(what, position));
  }
}
