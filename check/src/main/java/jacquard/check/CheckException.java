package jacquard.check;

/** Thrown when a check could not be made; the message says why, and what to do. */
public final class CheckException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Who has to do something about it. */
  public enum Kind {
    /** What was asked for makes no sense. */
    REQUEST,
    /** The schedule to be replayed is one of another program, or of an earlier version. */
    FOREIGN_SCHEDULE,
    /** The worker JVM ended or did not answer, or the checker has a fault. */
    FAULT
  }

  private final Kind kind;

  CheckException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  CheckException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  static CheckException request(String message) {
    return new CheckException(Kind.REQUEST, message);
  }

  public Kind kind() {
    return kind;
  }
}
