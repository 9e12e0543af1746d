package jacquard.symbolic.aiger;

import java.io.Serial;

/** A file is not what the format asks for; the message is one line and begins with the place. */
public final class AigerException extends Exception {
  @Serial private static final long serialVersionUID = 1L;

  AigerException(String message) {
    super(message);
  }
}
