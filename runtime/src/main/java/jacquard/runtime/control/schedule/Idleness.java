package jacquard.runtime.control.schedule;

import jacquard.hooks.Fiber;
import java.util.List;

/** Tells threads of a pool that wait for work from those that wait for ever. */
public final class Idleness {
  /** Where the JDK's pools wait for the next task. */
  private static final List<String> IDLE =
      List.of(
          "java.util.concurrent.ThreadPoolExecutor.getTask",
          "java.util.concurrent.ForkJoinPool.awaitWork",
          "java.util.TimerThread.mainLoop");

  private Idleness() {}

  /**
   * Whether a thread that cannot move waits for work.
   *
   * @param isRunning whether its stack is the one that this is called on
   */
  public static boolean isIdle(ControlledThread t, boolean isRunning) {
    Fiber fiber = t.fiber;
    if (fiber == null) {
      return false;
    }
    StackTraceElement[] stack = isRunning ? new Throwable().getStackTrace() : fiber.stack();
    for (StackTraceElement frame : stack) {
      if (IDLE.contains(frame.getClassName() + "." + frame.getMethodName())) {
        return true;
      }
    }
    return false;
  }
}
