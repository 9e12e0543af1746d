package jacquard.model;

/**
 * What is wrong in a step.
 *
 * @param process the process that made the step, or -1
 */
public record Fault(Kind kind, String message, int process, Position position) {
  /** The kinds of errors that a model can make. */
  public enum Kind {
    ASSERTION("assertion"),
    INDEX("index"),
    ARITHMETIC("arithmetic"),
    CHANNEL("channel"),
    PROCESS("process"),
    BLOCKED_STEP("blocked-step"),
    LOCK("lock");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** As results name it. */
    public String word() {
      return word;
    }
  }
}
