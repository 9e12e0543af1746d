package jacquard.runtime.control.execution;

import jacquard.hooks.Memory;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Roster;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * What a parked thread has said that it waits for: the part of a lock or a future which the JDK
 * hands to {@link LockSupport#park(Object)}, in most cases.
 *
 * @param blocker null where the thread has said nothing
 */
@SuppressWarnings("ReferenceEquality") // classes and threads are equal only to themselves
record Awaited(@Nullable Object blocker) {
  private static final long OWNER =
      Memory.offset(AbstractOwnableSynchronizer.class, "exclusiveOwnerThread");

  static Awaited by(@Nullable Thread thread) {
    return new Awaited(thread == null ? null : LockSupport.getBlocker(thread));
  }

  /** The number of the thread that has what is waited for to itself, or -1. */
  int owner(Roster roster) {
    if (blocker instanceof AbstractOwnableSynchronizer synchroniser) {
      Object owner = Memory.getReference(synchroniser, OWNER);
      for (int i = 0; i < roster.liveThreads(); i++) {
        ControlledThread t = roster.live(i);
        if (owner != null && t.thread == owner) {
          return t.number;
        }
      }
    }
    return -1;
  }

  /**
   * The name of the lock or the future, as the program knows it; 0 where threads do not share it.
   */
  int name(ObjectNames names) {
    int found = blocker == null ? 0 : names.shared(blocker);
    for (int name = found; blocker != null && name != 0; name = names.parent(name)) {
      Class<?> type = names.type(name);
      if (type != null && whole(type) == whole(blocker.getClass())) {
        found = name; // what was found before is a part of it
      }
    }
    return found;
  }

  /** Its class, where it has no name; empty where the thread has said nothing. */
  String kind() {
    return blocker == null ? "" : "a " + whole(blocker.getClass()).getSimpleName();
  }

  private static Class<?> whole(Class<?> type) {
    Class<?> whole = type;
    while (whole.getEnclosingClass() != null) {
      whole = whole.getEnclosingClass();
    }
    return whole;
  }
}
