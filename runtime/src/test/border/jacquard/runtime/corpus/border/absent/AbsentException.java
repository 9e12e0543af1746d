package jacquard.runtime.corpus.border.absent;

/** Is there when the programs are compiled, and not when they run. */
public class AbsentException extends Exception {
  private static final long serialVersionUID = 1;
}
