package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What rewritten code calls before it reads or writes a field of an object. */
public final class FieldHooks {
  private static @Nullable FieldControl control;

  /** Whether reads of final fields are visible, since some are written when others can read. */
  private static boolean showsFinals;

  private FieldHooks() {}

  static void install(@Nullable FieldControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static FieldControl control() {
    return control;
  }

  public static boolean showsFinals() {
    return showsFinals;
  }

  /** Says whether reads of final fields are visible. */
  public static void showFinals(boolean shown) {
    showsFinals = shown;
  }

  public static void getField(@Nullable Object owner, int field, int site) {
    if (Supervision.controlled() && owner != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().getField(owner, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.read(owner, field, site);
    }
  }

  public static void putField(@Nullable Object owner, int value, int field, int site) {
    if (Supervision.controlled() && owner != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putField(owner, value, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, long value, int field, int site) {
    if (Supervision.controlled() && owner != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putField(owner, value, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, float value, int field, int site) {
    if (Supervision.controlled() && owner != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putField(owner, Float.floatToRawIntBits(value), field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, double value, int field, int site) {
    if (Supervision.controlled() && owner != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putField(owner, Double.doubleToRawLongBits(value), field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(owner, site);
    }
  }

  public static void putField(@Nullable Object owner, @Nullable Object value, int field, int site) {
    if (Supervision.controlled() && owner != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putField(owner, value, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(owner, site);
    }
  }

  /** Before a final field is read; it matters only where some were written too late. */
  public static void getFinal(@Nullable Object owner, int field, int site) {
    if (showsFinals && Supervision.controlled() && owner != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().getField(owner, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.read(owner, field, site);
    }
  }

  /** After {@link Object#clone} has copied an object that is no array; returns the copy. */
  public static Object cloned(Object original, Object copy, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().cloned(original, copy, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (copy instanceof Named named) {
      named.jacquard$name(0);
    }
    return copy;
  }
}
