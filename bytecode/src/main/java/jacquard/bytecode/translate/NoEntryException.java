package jacquard.bytecode.translate;

/** Thrown where a program has no method to begin with. */
public final class NoEntryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoEntryException(String message) {
    super(message);
  }
}
