package jacquard.bytecode.execute;

/**
 * The visible operation of a step.
 *
 * @param action what is done, as people read it
 * @param file of the program's own code that does it
 * @param choice which of several alternatives was taken
 */
public record StepInfo(int process, Action action, String text, String file, int line, int choice) {
  /** The same with another alternative. */
  StepInfo choosing(int alternative) {
    return new StepInfo(process, action, text, file, line, alternative);
  }

  /** Kinds of operations. */
  public enum Action {
    READ,
    WRITE,
    /** Reads and writes at once, or only reads if what it finds is not as expected. */
    UPDATE,
    LOCK,
    UNLOCK,
    WAIT,
    NOTIFY,
    CALL,
    CHOOSE,
    LOCAL
  }
}
