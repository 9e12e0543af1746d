package jacquard.runtime.control;

import jacquard.hooks.Fiber;
import jacquard.hooks.Hooks;
import jacquard.hooks.Memory;
import jacquard.hooks.ThreadLife;
import org.jspecify.annotations.Nullable;

/** What a thread of the program runs, from the point of view of the JVM. */
record ThreadBody(Thread thread, Runnable task, Threads threads) implements Runnable {
  @Override
  public void run() {
    Throwable uncaught = null;
    try {
      task.run();
    } catch (Throwable thrown) {
      uncaught = unhandled(thrown);
    }
    Fiber.exit(thread);
    for (Thread hook : threads.end()) {
      Hooks.resume(thread);
      hook.start();
    }
    if (uncaught != null) {
      throw Memory.<RuntimeException>sneak(uncaught);
    }
  }

  /** What nobody handles; a program that has a handler has taken the matter into its own hands. */
  private @Nullable Throwable unhandled(Throwable thrown) {
    Thread.UncaughtExceptionHandler handler = ThreadLife.handler(thread);
    if (handler == null) {
      return thrown;
    }
    try {
      handler.uncaughtException(thread, thrown);
      return null;
    } catch (Throwable ofHandler) {
      return null; // the JVM ignores it, too
    }
  }
}
