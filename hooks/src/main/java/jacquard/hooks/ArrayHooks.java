package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What rewritten code calls for the elements of arrays. */
public final class ArrayHooks {
  private static @Nullable ArrayControl control;

  private ArrayHooks() {}

  static void install(@Nullable ArrayControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static ArrayControl control() {
    return control;
  }

  public static void getElement(@Nullable Object array, int index, int site) {
    if (Supervision.controlled() && array != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().getElement(array, index, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.use(array, false, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, int value, int site) {
    if (Supervision.controlled() && array != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putElement(array, index, value, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(array, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, long value, int site) {
    if (Supervision.controlled() && array != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putElement(array, index, value, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(array, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, float value, int site) {
    if (Supervision.controlled() && array != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putElement(array, index, Float.floatToRawIntBits(value), site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(array, site);
    }
  }

  public static void putElement(@Nullable Object array, int index, double value, int site) {
    if (Supervision.controlled() && array != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putElement(array, index, Double.doubleToRawLongBits(value), site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(array, site);
    }
  }

  public static void putElement(
      @Nullable Object array, int index, @Nullable Object value, int site) {
    if (Supervision.controlled() && array != null) {
      Thread caller = Supervision.takeOver();
      try {
        control().putElement(array, index, value, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.write(array, site);
    }
  }

  /** Instead of {@link System#arraycopy}. */
  public static void copyArray(
      Object from, int fromIndex, Object to, int toIndex, int length, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().copyArray(from, fromIndex, to, toIndex, length, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else {
      System.arraycopy(from, fromIndex, to, toIndex, length);
    }
  }

  /** Instead of an array's {@code clone}. */
  public static Object cloneArray(Object array, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().cloneArray(array, site);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return Memory.cloneArray(array);
  }
}
