package jacquard.bytecode.execute;

/**
 * The visible operation of a step.
 *
 * @param action what is done, as people read it
 * @param file of the program's own code that does it
 */
public record StepInfo(int process, Action action, String text, String file, int line) {
  /** Kinds of operations. */
  public enum Action {
    READ,
    WRITE,
    LOCK,
    UNLOCK,
    WAIT,
    NOTIFY,
    CALL,
    CHOOSE,
    LOCAL
  }
}
