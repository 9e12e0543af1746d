package jacquard.cli;

import java.util.OptionalInt;

/** The command must run in a JVM that can control Java programs, and this one cannot. */
final class WorkerNeededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient OptionalInt debugPort;

  WorkerNeededException() {
    this(OptionalInt.empty());
  }

  /**
   * The exception.
   *
   * @param debugPort where a debugger will find the program's threads, if one is to
   */
  WorkerNeededException(OptionalInt debugPort) {
    super("needs a worker JVM", null, false, false);
    this.debugPort = debugPort;
  }

  OptionalInt debugPort() {
    return debugPort;
  }
}
