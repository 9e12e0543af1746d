package jacquard.model;

import jacquard.core.ViolationKind;

/**
 * What is wrong in a step.
 *
 * @param process the process that made the step, or -1
 */
public record Fault(Kind kind, String message, int process, Position position) {
  /** The kinds of errors that a model can make. */
  public enum Kind {
    ASSERTION(ViolationKind.ASSERTION),
    INDEX(ViolationKind.INDEX),
    ARITHMETIC(ViolationKind.ARITHMETIC),
    CHANNEL(ViolationKind.CHANNEL),
    PROCESS(ViolationKind.PROCESS),
    BLOCKED_STEP(ViolationKind.BLOCKED_STEP),
    LOCK(ViolationKind.LOCK),
    TRACE(ViolationKind.TRACE);

    private final ViolationKind violation;

    Kind(ViolationKind violation) {
      this.violation = violation;
    }

    /** As results name it. */
    public ViolationKind violation() {
      return violation;
    }
  }
}
