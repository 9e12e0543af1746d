package jacquard.cli.console;

import jacquard.core.Verdict;
import jacquard.runtime.Worker;

/** What the command tells the shell. */
public final class ExitStatus {
  public static final int HOLDS = 0;
  public static final int VIOLATED = 1;

  /** The call or the target is wrong. */
  public static final int USAGE = 2;

  public static final int UNKNOWN = 3;

  /** Jacquard itself is at fault. */
  public static final int FAULT = 4;

  private ExitStatus() {}

  /**
   * The exit status of this process, which may be a worker: its statuses are others than those with
   * which a JVM ends that does not start, is killed, or is halted by the program.
   */
  public static int ofProcess(int status) {
    return Worker.exitStatus(status);
  }

  public static int of(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Holds _ -> HOLDS;
      case Verdict.Violated _ -> VIOLATED;
      case Verdict.Unknown _ -> UNKNOWN;
    };
  }
}
