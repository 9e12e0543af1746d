package jacquard.model;

/** Thrown where a step cannot be completed, because the model is wrong. */
public final class FaultException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Fault fault;

  public FaultException(Fault fault) {
    super(fault.message(), null, false, false);
    this.fault = fault;
  }

  public Fault fault() {
    return fault;
  }
}
