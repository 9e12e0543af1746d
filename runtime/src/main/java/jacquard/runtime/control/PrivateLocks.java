package jacquard.runtime.control;

import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Locks that are held by the only thread that knows them. They need no name and nothing about them
 * is visible, until they are shared while they are held.
 */
final class PrivateLocks {
  private final IdentityTable holds = new IdentityTable();
  private int used;
  private @Nullable ObjIntConsumer<Object> adoption;

  void begin() {
    holds.clear();
    used = 0;
  }

  /** Says who takes over the locks that are shared while they are held. */
  void adoptedBy(ObjIntConsumer<Object> newAdoption) {
    adoption = newAdoption;
  }

  boolean isUsed() {
    return used > 0;
  }

  int holds(Object lock) {
    return used == 0 ? 0 : holds.get(lock);
  }

  void enter(Object lock) {
    int times = holds.get(lock);
    holds.put(lock, times + 1);
    if (times == 0) {
      used++;
    }
  }

  void exit(Object lock) {
    int times = holds.get(lock);
    if (times == 0) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
    holds.put(lock, times - 1);
    if (times == 1) {
      used--;
    }
  }

  /** An object has got a name that others can find it by. */
  void shared(Object lock, int name) {
    int times = holds.get(lock);
    if (times > 0 && adoption != null) {
      holds.put(lock, 0);
      used--;
      adoption.accept(lock, name);
      for (int i = 1; i < times; i++) {
        adoption.accept(lock, name);
      }
    }
  }
}
