package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** The initialisation of the program's classes, once in each execution. */
public final class ClassHooks {
  private static @Nullable ClassControl control;

  private ClassHooks() {}

  static void install(@Nullable ClassControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static ClassControl control() {
    return control;
  }

  /**
   * Before a class of the program is initialised in this execution; waits while another thread does
   * so. False if nothing is left to do.
   */
  public static boolean beginInitialisation(Class<?> type) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().beginInitialisation(type);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return true;
  }

  /** Whether the thread that runs does what any other could do instead. */
  private static boolean anonymous;

  public static void setAnonymous(boolean newAnonymous) {
    anonymous = newAnonymous;
  }

  /** Instead of {@link Thread#currentThread} in the program. */
  public static Thread whoRuns() {
    identify();
    return Thread.currentThread();
  }

  /** Before something that depends on which thread does it. */
  public static void identify() {
    if (anonymous && Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().identify();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Returns whether later uses in this execution need not ask. */
  public static boolean endInitialisation(Class<?> type) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().endInitialisation(type);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return true;
  }

  /**
   * Before a class is used in a way that initialises it, where it was not known when the code was
   * rewritten that this is a class of the program.
   */
  public static void initialise(Class<?> type) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().initialise(type);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  public static void initialise(Class<?> type, boolean really) {
    if (really) {
      initialise(type);
    }
  }

  /** What to throw instead of what an initialiser has thrown. */
  public static Throwable failInitialisation(Class<?> type, Throwable cause) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().failInitialisation(type, cause);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return cause;
  }
}
