package jacquard.litmus;

/** Thrown for a text that names no litmus program; the message is one line that says what to do. */
public final class LitmusException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  LitmusException(String message) {
    super(message);
  }
}
