package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What differs from run to run, and what a check is to try: clocks, hash codes, seeds, choices. */
public final class ChanceHooks {
  private static @Nullable ChanceControl control;

  private ChanceHooks() {}

  static void install(@Nullable ChanceControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static ChanceControl control() {
    return control;
  }

  /** Instead of {@link System#nanoTime}. */
  public static long nanoTime() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().nanoTime();
      } finally {
        Supervision.handBack(caller);
      }
    }
    return System.nanoTime();
  }

  /** Instead of {@link System#currentTimeMillis}. */
  public static long currentTimeMillis() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().currentTimeMillis();
      } finally {
        Supervision.handBack(caller);
      }
    }
    return System.currentTimeMillis();
  }

  /** Instead of {@link System#identityHashCode}. */
  public static int identityHashCode(@Nullable Object object) {
    if (Supervision.controlled() && object != null) {
      Thread caller = Supervision.takeOver();
      try {
        return control().identityHashCode(object);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return System.identityHashCode(object);
  }

  /** Instead of {@link Object#hashCode} on any object. */
  public static int hashCode(Object object) {
    if (Supervision.controlled() && HashCodes.isIdentity(object)) {
      Thread caller = Supervision.takeOver();
      try {
        return control().identityHashCode(object);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return object.hashCode();
  }

  /**
   * The seed of a generator that is created without one; only where Supervision.controlled() holds.
   */
  public static long seed() {
    Thread caller = Supervision.takeOver();
    try {
      return control().seed();
    } finally {
      Supervision.handBack(caller);
    }
  }

  /** One of the numbers below {@code alternatives}; 0 where nothing is under control. */
  public static int choose(int alternatives) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().choose(alternatives);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return 0;
  }

  public static void assume(boolean condition) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().assume(condition);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** As {@link Object#toString} has it. */
  static String identity(Object o) {
    return o.getClass().getName() + "@" + Integer.toHexString(hashCode(o));
  }
}
