package jacquard.cli;

import java.io.PrintWriter;

/**
 * Where the command writes to, and how it is called off.
 *
 * @param err for errors and progress, so that {@code out} has the result alone
 * @param watch over what does not end by itself
 */
record Console(
    PrintWriter out,
    PrintWriter err,
    Terminal terminal,
    Faults faults,
    Cancellation cancellation,
    Watch watch) {

  /** One whose commands end by themselves. */
  Console(
      PrintWriter out,
      PrintWriter err,
      Terminal terminal,
      Faults faults,
      Cancellation cancellation) {
    this(out, err, terminal, faults, cancellation, new Watch());
  }

  /** What is behind {@code err}. */
  enum Terminal {
    /** A line can be rewritten in place. */
    INTERACTIVE,
    /** A file or pipe. */
    PLAIN
  }

  /** How much is said about a fault of Jacquard. */
  enum Faults {
    BRIEF,
    WITH_STACK_TRACE
  }

  void flush() {
    out.flush();
    err.flush();
  }
}
