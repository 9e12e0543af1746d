package jacquard.cli;

import java.util.List;

/** The command must run in a JVM that was started in another way than this one. */
final class WorkerNeededException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String[] options;

  /**
   * Asks for a worker.
   *
   * @param options for its JVM besides those that make it a worker
   */
  WorkerNeededException(String... options) {
    super("needs a worker JVM", null, false, false);
    this.options = options.clone();
  }

  List<String> options() {
    return List.of(options);
  }
}
