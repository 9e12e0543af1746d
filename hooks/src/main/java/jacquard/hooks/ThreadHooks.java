package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/**
 * What becomes of threads. Each is called only where {@link Supervision#controlled} holds, unless
 * it is called by the program at every jump backwards.
 */
public final class ThreadHooks {
  private static @Nullable ThreadControl control;

  private ThreadHooks() {}

  static void install(@Nullable ThreadControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static ThreadControl control() {
    return control;
  }

  /** At every jump backwards in the program. */
  public static void loop() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().loop();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** At every jump backwards over code that changes nothing. */
  public static void idle() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().idle();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  public static void start(Thread thread) {
    Thread caller = Supervision.takeOver();
    try {
      control().start(thread);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean join(Thread thread, long nanos) throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      return control().join(thread, nanos);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean alive(Thread thread) {
    Thread caller = Supervision.takeOver();
    try {
      return control().alive(thread);
    } finally {
      Supervision.handBack(caller);
    }
  }

  static Thread.State life(Thread thread) {
    Thread caller = Supervision.takeOver();
    try {
      return control().life(thread);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static Thread.State state(Thread thread) {
    Thread caller = Supervision.takeOver();
    try {
      return control().state(thread);
    } finally {
      Supervision.handBack(caller);
    }
  }

  static void property(@Nullable Thread thread, boolean changes) {
    Thread caller = Supervision.takeOver();
    try {
      control().property(thread, changes);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static Thread[] threads() {
    Thread caller = Supervision.takeOver();
    try {
      return control().threads();
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void interrupt(Thread thread) {
    Thread caller = Supervision.takeOver();
    try {
      control().interrupt(thread);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static boolean interrupted(Thread thread, boolean clear) {
    Thread caller = Supervision.takeOver();
    try {
      return control().interrupted(thread, clear);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void sleep(long nanos) throws InterruptedException {
    Thread caller = Supervision.takeOver();
    try {
      control().sleep(nanos);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void giveWay() {
    Thread caller = Supervision.takeOver();
    try {
      control().giveWay();
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static String threadName() {
    Thread caller = Supervision.takeOver();
    try {
      return control().threadName();
    } finally {
      Supervision.handBack(caller);
    }
  }

  /** The number of a thread that is being created; only where Supervision.controlled() holds. */
  public static long threadId() {
    Thread caller = Supervision.takeOver();
    try {
      return control().threadId();
    } finally {
      Supervision.handBack(caller);
    }
  }

  static void seeName(String name) {
    Thread caller = Supervision.takeOver();
    try {
      control().seeName(name);
    } finally {
      Supervision.handBack(caller);
    }
  }

  static void seeId(long id) {
    Thread caller = Supervision.takeOver();
    try {
      control().seeId(id);
    } finally {
      Supervision.handBack(caller);
    }
  }

  /** Parks for at most that long; 0 for no limit. */
  public static void park(long nanos) {
    Thread caller = Supervision.takeOver();
    try {
      control().park(nanos);
    } finally {
      Supervision.handBack(caller);
    }
  }

  public static void unpark(Thread thread) {
    Thread caller = Supervision.takeOver();
    try {
      control().unpark(thread);
    } finally {
      Supervision.handBack(caller);
    }
  }

  static void addShutdownHook(Thread hook) {
    Thread caller = Supervision.takeOver();
    try {
      control().addShutdownHook(hook);
    } finally {
      Supervision.handBack(caller);
    }
  }

  static boolean removeShutdownHook(Thread hook) {
    Thread caller = Supervision.takeOver();
    try {
      return control().removeShutdownHook(hook);
    } finally {
      Supervision.handBack(caller);
    }
  }
}
