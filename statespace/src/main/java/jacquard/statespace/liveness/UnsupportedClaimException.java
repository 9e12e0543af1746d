package jacquard.statespace.liveness;

import jacquard.model.Position;

/** Thrown for a never claim that does more than to look on. */
public final class UnsupportedClaimException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnsupportedClaimException(Position position, String what) {
    super(position + ": " + what);
  }
}
