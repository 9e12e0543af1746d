package jacquard.cli;

import jacquard.runtime.rewrite.JvmOptions;
import java.util.OptionalInt;

/** The command must run in a JVM that can control Java programs, and this one cannot. */
final class WorkerNeededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient OptionalInt debugPort;
  private final transient JvmOptions jvmOptions;

  WorkerNeededException(JvmOptions jvmOptions) {
    this(jvmOptions, OptionalInt.empty());
  }

  /**
   * The exception.
   *
   * @param debugPort where a debugger will find the program's threads, if one is to
   */
  WorkerNeededException(JvmOptions jvmOptions, OptionalInt debugPort) {
    super("needs a worker JVM", null, false, false);
    this.debugPort = debugPort;
    this.jvmOptions = jvmOptions;
  }

  OptionalInt debugPort() {
    return debugPort;
  }

  JvmOptions jvmOptions() {
    return jvmOptions;
  }
}
