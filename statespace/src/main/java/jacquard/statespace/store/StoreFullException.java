package jacquard.statespace.store;

/** There is no more room, however much memory there is. */
public final class StoreFullException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreFullException(String message) {
    super(message);
  }
}
