package jacquard.runtime.control;

import jacquard.hooks.Fiber;
import java.util.List;

/** Tells threads of a pool that wait for work from those that wait for ever. */
final class Idleness {
  /** Where the JDK's pools wait for the next task. */
  private static final List<String> IDLE =
      List.of(
          "java.util.concurrent.ThreadPoolExecutor.getTask",
          "java.util.concurrent.ForkJoinPool.awaitWork",
          "java.util.TimerThread.mainLoop");

  private Idleness() {}

  static boolean isIdle(ControlledThread t) {
    Fiber fiber = t.fiber;
    if (fiber == null) {
      return false;
    }
    for (StackTraceElement frame : fiber.stack()) {
      if (IDLE.contains(frame.getClassName() + "." + frame.getMethodName())) {
        return true;
      }
    }
    return false;
  }
}
