package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What rewritten code calls instead of what the JVM does to monitors. */
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // the loops are the program's
public final class MonitorHooks {
  private static @Nullable MonitorControl control;

  private MonitorHooks() {}

  static void install(@Nullable MonitorControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static MonitorControl control() {
    return control;
  }

  /** Instead of {@code monitorenter}. */
  public static void enter(@Nullable Object monitor, int site) {
    if (monitor == null) {
      throw new NullPointerException("synchronized on null");
    }
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().enter(monitor, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.use(monitor, true, site);
    }
  }

  /** Instead of {@code monitorexit}. */
  public static void exit(Object monitor, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().exit(monitor, site);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  public static void await(Object monitor, int site) throws InterruptedException {
    await(monitor, 0, 0, site);
  }

  @SuppressWarnings("WaitNotInLoop") // it throws
  public static void await(Object monitor, long millis, int site) throws InterruptedException {
    if (millis < 0) {
      monitor.wait(millis);
    }
    await(monitor, millis, 0, site);
  }

  /** Instead of {@link Object#wait(long, int)}. */
  @SuppressWarnings("WaitNotInLoop") // the loop, if there is one, is in the program
  public static void await(Object monitor, long millis, int nanos, int site)
      throws InterruptedException {
    boolean isWrong = millis < 0 || nanos < 0 || nanos > 999_999;
    if (isWrong || !Supervision.controlled()) {
      monitor.wait(millis, nanos);
      return;
    }
    Thread caller = Supervision.takeOver();
    try {
      control().await(monitor, nanoseconds(millis) + nanos, site);
    } finally {
      Supervision.handBack(caller);
    }
  }

  /** Instead of {@link Object#notify}. */
  public static void signal(Object monitor, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().signal(monitor, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else {
      monitor.notify();
    }
  }

  /** Instead of {@link Object#notifyAll}. */
  public static void signalAll(Object monitor, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().signalAll(monitor, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else {
      monitor.notifyAll();
    }
  }

  /** Instead of {@link Thread#holdsLock}. */
  public static boolean holds(Object monitor) {
    ClassHooks.identify();
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().holds(monitor);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return Thread.holdsLock(monitor);
  }

  private static long nanoseconds(long millis) {
    return millis > Long.MAX_VALUE / 1_000_000 - 1 ? Long.MAX_VALUE / 2 : millis * 1_000_000;
  }
}
