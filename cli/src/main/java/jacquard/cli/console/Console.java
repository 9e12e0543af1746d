package jacquard.cli.console;

import java.io.PrintWriter;

/**
 * Where the command writes to, and how it is called off.
 *
 * @param err for errors and progress, so that {@code out} has the result alone
 * @param watch over what does not end by itself
 */
public record Console(
    PrintWriter out,
    PrintWriter err,
    Terminal terminal,
    Faults faults,
    Cancellation cancellation,
    Watch watch) {

  /** One whose commands end by themselves. */
  public Console(
      PrintWriter out,
      PrintWriter err,
      Terminal terminal,
      Faults faults,
      Cancellation cancellation) {
    this(out, err, terminal, faults, cancellation, new Watch());
  }

  /** What is behind {@code err}. */
  public enum Terminal {
    /** A line can be rewritten in place. */
    INTERACTIVE,
    /** A file or pipe. */
    PLAIN
  }

  /** How much is said about a fault of Jacquard. */
  public enum Faults {
    BRIEF,
    WITH_STACK_TRACE
  }

  public void flush() {
    out.flush();
    err.flush();
  }
}
