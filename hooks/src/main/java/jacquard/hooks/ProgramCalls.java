package jacquard.hooks;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * What a program calls instead of methods by which it can tell how its threads wait for locks and
 * latches: those who wait take permits that are there, hide interrupts until they have waited, and
 * say what they wait for. Within the JDK nobody can tell.
 */
@SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
public final class ProgramCalls {
  private ProgramCalls() {}

  public static void park() {
    LockHooks.requireOwnCode();
    LockSupport.park();
  }

  public static void park(@Nullable Object blocker) {
    LockHooks.requireOwnCode();
    LockSupport.park(blocker);
  }

  public static void parkNanos(long nanos) {
    LockHooks.requireOwnCode();
    LockSupport.parkNanos(nanos);
  }

  public static void parkNanos(@Nullable Object blocker, long nanos) {
    LockHooks.requireOwnCode();
    LockSupport.parkNanos(blocker, nanos);
  }

  public static void parkUntil(long deadline) {
    LockHooks.requireOwnCode();
    LockSupport.parkUntil(deadline);
  }

  public static void parkUntil(@Nullable Object blocker, long deadline) {
    LockHooks.requireOwnCode();
    LockSupport.parkUntil(blocker, deadline);
  }

  public static @Nullable Object getBlocker(Thread thread) {
    LockHooks.requireOwnCode();
    return LockSupport.getBlocker(thread);
  }

  public static boolean isInterrupted(Thread thread) {
    if (thread != Thread.currentThread()) {
      LockHooks.requireOwnCode();
    }
    return thread.isInterrupted();
  }
}
