package jacquard.symbolic.bdd;

import java.io.Serial;

/** An operation took more steps than it was given. */
final class TooMuchException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  TooMuchException() {
    super("too much for this time", null, false, false);
  }
}
