package jacquard.bytecode.execute;

/** Thrown by an instruction that cannot be part of the step at hand, before it changes anything. */
final class StepEndsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StepEndsException() {
    super(null, null, false, false);
  }
}
