package jacquard.bytecode.code;

/**
 * Thrown where a program does something that no model can be made of; the message has the place,
 * once it is known.
 */
public final class UnsupportedCodeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean isPlaced;

  public UnsupportedCodeException(String what) {
    super(what);
    this.isPlaced = false;
  }

  /**
   * Says where the program does it.
   *
   * @param place as people read it
   */
  public UnsupportedCodeException(String place, String what) {
    super(place + ": " + what);
    this.isPlaced = true;
  }

  /** Whether the message says where the program does it. */
  public boolean isPlaced() {
    return isPlaced;
  }
}
