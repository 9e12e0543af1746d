package jacquard.runtime.control.threads;

import jacquard.hooks.Fiber;
import jacquard.hooks.Memory;
import jacquard.hooks.Supervision;
import jacquard.hooks.ThreadLife;
import org.jspecify.annotations.Nullable;

/** What a thread of the program runs, from the point of view of the JVM. */
public record ThreadBody(Thread thread, Runnable task, ThreadEnds ends, boolean isMain)
    implements Runnable {
  @Override
  public void run() {
    Throwable uncaught = null;
    try {
      task.run();
    } catch (Throwable thrown) {
      uncaught = unhandled(thrown);
    }
    Fiber.exit(thread);
    Thread self = Supervision.takeOver();
    try {
      for (Thread hook : ends.end()) {
        Supervision.control(self, hook::start);
      }
    } finally {
      Supervision.handBack(self);
    }
    if (uncaught != null) {
      throw Memory.<RuntimeException>sneak(uncaught);
    }
  }

  /**
   * What nobody handles. A program that has a handler has taken the matter into its own hands, but
   * for what its main thread throws, by which a JVM and a test fail in any case.
   */
  private @Nullable Throwable unhandled(Throwable thrown) {
    try {
      Thread.UncaughtExceptionHandler handler = ThreadLife.handler(thread);
      if (handler == null) {
        return thrown;
      }
      handler.uncaughtException(thread, thrown);
    } catch (Throwable ofHandler) {
      // the JVM ignores it, too
    }
    return isMain ? thrown : null;
  }
}
