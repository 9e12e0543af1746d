package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What the JVM asks a thread when it ends by an exception. */
public final class ThreadLife {
  private static final long HANDLER = Memory.offset(Thread.class, "uncaughtExceptionHandler");

  private ThreadLife() {}

  /** Who the program wants to be told of an uncaught exception; null if it did not say. */
  public static Thread.@Nullable UncaughtExceptionHandler handler(Thread thread) {
    if (Memory.getReference(thread, HANDLER) instanceof Thread.UncaughtExceptionHandler own) {
      return own;
    }
    for (ThreadGroup g = thread.getThreadGroup(); g != null; g = g.getParent()) {
      if (g.getClass() != ThreadGroup.class) {
        return g; // a class of the program's, which may ask its parent and the default in turn
      }
    }
    return Thread.getDefaultUncaughtExceptionHandler();
  }
}
