package jacquard.core.request;

/** What was asked for cannot be had; the message says why and what to do, in one line. */
public final class RefusedRequestException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RefusedRequestException(String message) {
    super(message);
  }

  public RefusedRequestException(String message, Throwable cause) {
    super(message, cause);
  }
}
