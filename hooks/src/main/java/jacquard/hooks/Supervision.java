package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/**
 * Which thread runs under control now, and whose turn it is: the program's or the checker's.
 *
 * <p>A hook acts only when the current thread is the one that runs under control; for everybody
 * else it does what the original code did, or nothing where the original instruction follows. While
 * a hook acts, nothing is under control: whatever the checker does is not done by the program.
 */
public final class Supervision {
  /** The thread that runs under control now; null while the checker itself runs. */
  private static @Nullable Thread running;

  /** The thread that is out of control for a while, since the JDK works on its own account. */
  static @Nullable Thread quiet;

  /**
   * The number of the execution; classes of the program are initialised once in each. Not 0, which
   * is what a class says that was never initialised: it may be used before the first execution.
   */
  public static int epoch = 1;

  /**
   * What an object says that is created now, in its {@link Named} part: which thread owns it. 0 for
   * what is none of the program's.
   */
  public static long birth;

  /** What {@link #birth} is where the thread that runs under control creates something. */
  private static long birthUnderControl;

  private static boolean executing;

  private Supervision() {}

  // ---- for the checker

  /** Says what objects say that the thread creates that runs now; 0 if none does. */
  public static void births(long newBirth) {
    birth = newBirth;
    birthUnderControl = newBirth;
  }

  static void setExecuting(boolean newExecuting) {
    executing = newExecuting;
  }

  /** Whether an execution of a program is under way. */
  public static boolean isExecuting() {
    return executing;
  }

  /**
   * Whether rewritten code of the JDK can call this package, so that programs can be controlled.
   */
  public static boolean isPartOfTheJdk() {
    return Supervision.class.getModule().equals(Object.class.getModule());
  }

  /** The checker lets a thread of the program run code, until that returns. */
  public static void control(@Nullable Thread thread, Runnable code) {
    running = thread;
    try {
      code.run();
    } finally {
      running = null;
    }
  }

  /** The checker takes over: nothing that it does is done by the program. */
  @SuppressWarnings("NullAway") // asked for only where a thread is under control
  public static Thread takeOver() {
    Thread caller = running;
    running = null;
    return caller;
  }

  /** The program goes on, whatever the checker did meanwhile. */
  public static void handBack(Thread caller) {
    running = caller;
  }

  // ---- for rewritten code

  /** Whether the current thread runs under control. */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  public static boolean controlled() {
    // while the JVM starts there is code that no thread runs
    Thread under = running;
    return under != null && Thread.currentThread() == under;
  }

  /**
   * Takes the current thread out of control, for what the JDK does on its own account; returns what
   * {@link #proceed} is to be called with.
   */
  public static @Nullable Thread suspend() {
    if (!controlled()) {
      return null;
    }
    Thread suspended = running;
    running = null;
    quiet = suspended;
    birth = 0;
    return suspended;
  }

  /** Undoes {@link #suspend}. */
  public static void proceed(@Nullable Thread suspended) {
    if (suspended != null) {
      running = suspended;
      quiet = null;
      birth = birthUnderControl;
    }
  }
}
