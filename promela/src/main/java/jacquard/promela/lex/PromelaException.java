package jacquard.promela.lex;

import jacquard.model.Position;

/** Thrown for a text that is no model: where, and what is wrong or was expected. */
public final class PromelaException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Position position;

  public PromelaException(Position position, String message) {
    super(position + ": " + message);
    this.position = position;
  }

  public Position position() {
    return position;
  }
}
