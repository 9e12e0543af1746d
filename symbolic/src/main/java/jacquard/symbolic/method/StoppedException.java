package jacquard.symbolic.method;

import java.io.Serial;

/** A solver did not answer, because it was cancelled; ends a method from deep inside. */
public final class StoppedException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  public StoppedException() {
    super("a solver was cancelled", null, false, false);
  }
}
