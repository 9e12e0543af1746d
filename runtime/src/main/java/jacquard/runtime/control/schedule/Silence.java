package jacquard.runtime.control.schedule;

import jacquard.hooks.ClassHooks;
import org.jspecify.annotations.Nullable;

/**
 * While a thread does what any other could do instead, as in the initialiser of a class, it must do
 * nothing visible.
 */
public final class Silence {
  private @Nullable Runnable breach;

  /** Says what to do if the current thread does something visible; null where it may. */
  public void set(@Nullable Runnable newBreach) {
    breach = newBreach;
    ClassHooks.setAnonymous(newBreach != null);
  }

  /** The current thread does something visible; returns whether it should not. */
  boolean isBroken() {
    if (breach == null) {
      return false;
    }
    breach.run();
    return true;
  }
}
