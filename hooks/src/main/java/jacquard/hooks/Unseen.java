package jacquard.hooks;

import org.jspecify.annotations.Nullable;

/** What the program does where the JDK calls it on its own account, and so nobody sees it. */
public final class Unseen {
  private static @Nullable UnseenControl control;

  /** From which number on sites are those of the program. */
  private static int firstSite = Integer.MAX_VALUE;

  private Unseen() {}

  static void install(@Nullable UnseenControl newControl) {
    control = newControl;
  }

  @SuppressWarnings("NullAway") // a thread is quiet only while a control is installed
  private static UnseenControl control() {
    return control;
  }

  /** Says from which number on sites are those of the program. */
  public static void sitesOfProgram(int first) {
    firstSite = first;
  }

  /**
   * A write of the program by code that the JDK calls on its own account, such as that of a class
   * loader; nobody sees it, which matters if others know the object.
   */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  static void write(@Nullable Object target, int site) {
    Thread suspended = Supervision.quiet;
    if (site >= firstSite && suspended != null && Thread.currentThread() == suspended) {
      Supervision.quiet = null;
      try {
        control().unseenWrite(target);
      } finally {
        Supervision.quiet = suspended;
      }
    }
  }

  /** As {@link #write}, of a field that is read; the owner is null if it is static. */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  static void read(@Nullable Object owner, int field, int site) {
    Thread suspended = Supervision.quiet;
    if (site >= firstSite && suspended != null && Thread.currentThread() == suspended) {
      Supervision.quiet = null;
      try {
        control().unseenRead(owner, field);
      } finally {
        Supervision.quiet = suspended;
      }
    }
  }

  /** As {@link #write}, of an object that is used somehow. */
  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  static void use(@Nullable Object object, boolean writes, int site) {
    Thread suspended = Supervision.quiet;
    if (site >= firstSite
        && suspended != null
        && Thread.currentThread() == suspended
        && object != null) {
      Supervision.quiet = null;
      try {
        control().unseenUse(object, writes);
      } finally {
        Supervision.quiet = suspended;
      }
    }
  }
}
