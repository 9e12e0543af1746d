package jacquard.cli;

/** The command must run in a JVM that can control Java programs, and this one cannot. */
final class WorkerNeededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WorkerNeededException() {
    super("needs a worker JVM", null, false, false);
  }
}
