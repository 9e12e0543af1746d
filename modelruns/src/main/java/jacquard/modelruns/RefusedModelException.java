package jacquard.modelruns;

/** Thrown for what a stateless search of a model cannot deal with. */
public final class RefusedModelException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RefusedModelException(String message) {
    super(message);
  }
}
