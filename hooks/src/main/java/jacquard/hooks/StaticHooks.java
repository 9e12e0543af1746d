package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What rewritten code calls before it reads or writes a static field. */
public final class StaticHooks {
  private static @Nullable StaticControl control;

  private StaticHooks() {}

  static void install(@Nullable StaticControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static StaticControl control() {
    return control;
  }

  public static void getStatic(int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().getStatic(field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.read(null, field, site);
    }
  }

  public static void putStatic(int value, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(value, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(long value, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(value, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(float value, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(Float.floatToRawIntBits(value), field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(double value, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(Double.doubleToRawLongBits(value), field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(@Nullable Object value, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(value, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void getStatic(Class<?> named, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().getStatic(named, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.use(named, false, site);
    }
  }

  public static void putStatic(int value, Class<?> named, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic((long) value, named, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(long value, Class<?> named, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(value, named, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(float value, Class<?> named, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic((long) Float.floatToRawIntBits(value), named, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(double value, Class<?> named, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(Double.doubleToRawLongBits(value), named, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  public static void putStatic(@Nullable Object value, Class<?> named, int field, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().putStatic(value, named, field, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(null, site);
    }
  }

  /** Before a static final field is read; it matters only where nobody sees what is done then. */
  public static void getFinal(int field, int site) {
    if (Supervision.quiet != null) {
      Unseen.read(null, field, site);
    }
  }

  /** As {@link #getFinal(int, int)}, of a class that is not known by its name alone. */
  public static void getFinal(Class<?> named, int field, int site) {
    if (Supervision.quiet != null) {
      Unseen.use(named, false, site);
    }
  }
}
