package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** Where sections begin and end: what the JDK's classes do to their own objects. */
public final class SectionHooks {
  private static @Nullable SectionControl control;

  private SectionHooks() {}

  static void install(@Nullable SectionControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread runs under control only while a control is installed
  private static SectionControl control() {
    return control;
  }

  /**
   * At the start of a method with which a class of the JDK works on an object of its own. Returns
   * what {@link #endSection} is to be called with at its end.
   */
  public static @Nullable Object beginSection(@Nullable Object of) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().beginSection(of);
      } finally {
        Supervision.handBack(caller);
      }
    }
    return null;
  }

  public static void endSection(@Nullable Object before) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().endSection(before);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Where others may see what was done so far in a section. */
  public static void pause() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().pause();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /**
   * Before an operation of which others may have seen the first part goes on with the second: a
   * collection counts its elements, a pool that shuts down clears its queue.
   */
  public static void goOn() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().goOn();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before somebody looks at what such an operation does in its second part. */
  public static void seeUnfinished() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().seeUnfinished();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before somebody asks a pool whether it shuts down, in the section of that question. */
  public static void seeShutdown() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().seeShutdown();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before somebody shuts a pool down. */
  public static void shutsDown(Object pool) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().shutsDown(pool);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before somebody asks a pool whether it has ended. */
  public static void seeTermination(Object pool) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().seeTermination(pool);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** A pool whose operation is one section; null if others can tell. */
  public static @Nullable Object wholePool(Object pool) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().isWhole(pool) ? pool : null;
      } finally {
        Supervision.handBack(caller);
      }
    }
    return null;
  }

  /** Before a task is scheduled in a pool. */
  public static void schedules(Object pool) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().schedules(pool);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** When such a pool shuts down, and has said so. */
  public static void ends(Object pool) {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().ends(pool);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before somebody asks who waits for a lock. */
  public static void seeQueue() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().seeQueue();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** At the start of a section that others can look into if its thread does not wait. */
  public static void unravel(long patience) {
    if (patience <= 0 && Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().unravel();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before somebody looks at one place of a table after the other. */
  public static void traverse(@Nullable Object table) {
    if (table != null && Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().traverse(table);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** When a task is about to be cancelled, in its section. */
  public static void cancel() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().cancel();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** When a task is about to be run, in its section. */
  public static void claim() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().claim();
      } finally {
        Supervision.handBack(caller);
      }
    }
  }

  /** Before the JDK calls the program back; see {@link Callbacks}. */
  static @Nullable Object leaveSection() {
    if (Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        return control().leaveSection();
      } finally {
        Supervision.handBack(caller);
      }
    }
    return null;
  }

  static void reenterSection(@Nullable Object left) {
    if (left != null && Supervision.controlled()) {
      Thread caller = Supervision.takeOver();
      try {
        control().reenterSection(left);
      } finally {
        Supervision.handBack(caller);
      }
    }
  }
}
