package jacquard.bytecode.world;

import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/** What the translation does itself. */
final class Kernel {
  private Kernel() {}

  /** The step is possible only where the condition holds. */
  static native void await(boolean condition);

  /** Makes a process of a thread. */
  static native void spawn(ModelledThread thread);

  static native ModelledThread currentThread();

  /** Says that a thread does not run any more, unless it was never started. */
  static native void ended(ModelledThread thread);

  /** Says that somebody has seen a thread run. */
  static native void seen();

  /** Takes a lock, waiting for it. */
  static native void enter(Object lock);

  /** Takes a lock if nobody else has it. */
  static native boolean tryEnter(Object lock);

  /** Gives a lock back; throws if the thread does not have it. */
  static native void exit(Object lock);

  /** How often the thread has taken a lock. */
  static native int holds(Object lock);

  /** Gives a lock back, waits to be woken, and takes the lock again: two steps. */
  static native void park(Object condition, Object lock) throws InterruptedException;

  /** Wakes one, or all, of those who are parked. */
  static native void wake(Object condition, Object lock, boolean all);

  /** A handle of a volatile field that has this type. */
  static native VarHandle volatileField(Class<?> owner, String name, Class<?> type);

  /** Says that there is no model of this. */
  static native void unsupported(@Nullable String what);
}
