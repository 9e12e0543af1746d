package jacquard.bytecode.world;

import org.jspecify.annotations.Nullable;

/** What the translation does itself. */
final class Kernel {
  private Kernel() {}

  private static IllegalStateException notRun() {
    return new IllegalStateException("this is only translated");
  }

  /** The step is possible only where the condition holds. */
  static void await(boolean condition) {
    throw notRun();
  }

  /** Makes a process of a thread. */
  static void spawn(ModelledThread thread) {
    throw notRun();
  }

  static ModelledThread currentThread() {
    throw notRun();
  }

  /** Takes a lock, waiting for it. */
  static void enter(Object lock) {
    throw notRun();
  }

  /** Takes a lock if nobody else has it. */
  static boolean tryEnter(Object lock) {
    throw notRun();
  }

  /** Gives a lock back; throws if the thread does not have it. */
  static void exit(Object lock) {
    throw notRun();
  }

  /** How often the thread has taken a lock. */
  static int holds(Object lock) {
    throw notRun();
  }

  /** Gives a lock back, waits to be woken, and takes the lock again: two steps. */
  static void park(Object condition, Object lock) throws InterruptedException {
    throw notRun();
  }

  /** Wakes one, or all, of those who are parked. */
  static void wake(Object condition, Object lock, boolean all) {
    throw notRun();
  }

  /** Says that there is no model of this. */
  static void unsupported(@Nullable String what) {
    throw notRun();
  }
}
