package jacquard.model.build;

import jacquard.model.Position;

/** Thrown for jumps that lead to each other and nowhere else. */
public final class EndlessJumpException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Position position;

  EndlessJumpException(Position position) {
    super("jumps that lead only to each other");
    this.position = position;
  }

  public Position position() {
    return position;
  }
}
