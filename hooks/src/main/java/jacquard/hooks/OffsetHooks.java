package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What rewritten code calls before it accesses memory by its offset. */
public final class OffsetHooks {
  private static @Nullable OffsetControl control;

  private OffsetHooks() {}

  static void install(@Nullable OffsetControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static OffsetControl control() {
    return control;
  }

  /**
   * Before memory is accessed by its offset, as {@link Access} says; floating-point values as raw
   * bits. What is expected matters for compare-and-set only.
   */
  public static void access(
      @Nullable Object base, long offset, long expected, long value, int access, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        if (base == null) {
          control().accessOffHeap(offset, access, site);
          return;
        }
        control().access(base, offset, expected, value, access, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.use(base, Access.operation(access) != Access.READ, site);
    }
  }

  public static void access(
      @Nullable Object base,
      long offset,
      @Nullable Object expected,
      @Nullable Object value,
      int access,
      int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        if (base == null) {
          control().accessOffHeap(offset, access, site);
          return;
        }
        control().access(base, offset, expected, value, access, site);
      } finally {
        Supervision.handBack(caller);
      }
    } else if (Supervision.quiet != null) {
      Unseen.use(base, Access.operation(access) != Access.READ, site);
    }
  }

  /** Before an unknown part of an array, or of memory outside of the heap, is accessed. */
  public static void accessRange(@Nullable Object base, boolean writes, int site) {
    accessRange(base, 0, Long.MAX_VALUE, writes, site);
  }

  /**
   * Before a stretch of an array, or of memory outside of the heap, is read or written by code that
   * is not rewritten.
   */
  public static void accessRange(
      @Nullable Object base, long offset, long bytes, boolean writes, int site) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().accessRange(base, offset, bytes, writes, site);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }
}
