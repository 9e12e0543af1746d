package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What the JVM asks a thread when it ends by an exception. */
public final class ThreadLife {
  private ThreadLife() {}

  /**
   * Who the program wants to be told of an uncaught exception; null if it did not say. Asked by the
   * thread itself, under control: others may change it, and a class of the program's may answer.
   */
  public static Thread.@Nullable UncaughtExceptionHandler handler(Thread thread) {
    Thread.UncaughtExceptionHandler own = thread.getUncaughtExceptionHandler();
    if (!(own instanceof ThreadGroup group)) {
      return own == null ? (_, _) -> {} : own; // the JVM does not mind that there is none
    }
    for (ThreadGroup g = group; g != null; g = g.getParent()) {
      if (g.getClass() != ThreadGroup.class) {
        return g; // a class of the program's, which may ask its parent and the default in turn
      }
    }
    return Thread.getDefaultUncaughtExceptionHandler();
  }
}
