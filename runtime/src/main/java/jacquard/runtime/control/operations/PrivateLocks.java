package jacquard.runtime.control.operations;

import jacquard.runtime.control.names.IdentityTable;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.Naming;
import jacquard.runtime.control.schedule.Roster;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Locks that are held by the only thread that knows them. They need no name and nothing about them
 * is visible, until they are shared while they are held.
 */
public final class PrivateLocks implements Naming {
  private final IdentityTable holds = new IdentityTable();
  private final Holds visible;
  private final Locations locations;
  private final Roster roster;
  private int used;

  /**
   * @param visible takes over the locks that are shared while they are held
   */
  public PrivateLocks(Holds visible, Locations locations, Roster roster) {
    this.visible = visible;
    this.locations = locations;
    this.roster = roster;
  }

  public void begin() {
    holds.clear();
    used = 0;
  }

  public int holds(Object lock) {
    return used == 0 ? 0 : holds.get(lock);
  }

  public void enter(Object lock) {
    int times = holds.get(lock);
    holds.put(lock, times + 1);
    if (times == 0) {
      used++;
    }
  }

  public void exit(Object lock) {
    int times = holds.get(lock);
    if (times == 0) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
    holds.put(lock, times - 1);
    if (times == 1) {
      used--;
    }
  }

  @Override
  public void named(Object lock, int name) {
    int times = holds(lock);
    if (times > 0) {
      holds.put(lock, 0);
      used--;
      int slot = lock instanceof ReentrantLock ? Locations.SYNCHRONISER : Locations.MONITOR;
      int location = locations.of(name, slot);
      for (int i = 0; i < times; i++) {
        visible.add(location, roster.current());
      }
    }
  }
}
