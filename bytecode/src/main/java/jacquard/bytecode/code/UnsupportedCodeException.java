package jacquard.bytecode.code;

/**
 * Thrown where a program does something that no model can be made of; the message has the place.
 */
public final class UnsupportedCodeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnsupportedCodeException(String what) {
    super(what);
  }
}
