package jacquard.runtime.control.memory;

import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.DemandedVisibility;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import java.util.Arrays;

/**
 * Static fields of the JDK. They are of the {@link jacquard.runtime.control.operations.World}: one
 * that several threads only read, or that one thread alone uses, is not visible. Where two threads
 * use one, and one of them writes, it is visible in a new search.
 */
public final class JdkStatics {
  private static final int MANY = -1;

  private final ObjectNames names;
  private final Locations locations;
  private final Roster roster;
  private final Ending ending;
  private int epoch;
  private int[] used = new int[64];
  private int[] users = new int[64];
  private boolean[] written = new boolean[64];
  private boolean[] visible = new boolean[64];

  public JdkStatics(ObjectNames names, Locations locations, Roster roster, Ending ending) {
    this.names = names;
    this.locations = locations;
    this.roster = roster;
    this.ending = ending;
  }

  public void begin(int newEpoch) {
    epoch = newEpoch;
  }

  /**
   * What the current thread finds at an offset of a class: the name of the class if that is
   * visible, else {@link ObjectNames#PRIVATE} or {@link ObjectNames#WRITES_WORLD}.
   */
  public int seen(Class<?> declaring, long offset, boolean writes) {
    int name = names.name(declaring);
    int location = locations.of(name, offset);
    if (isVisible(location)) {
      return name;
    }
    if (conflicts(location, roster.current().number, writes)) {
      visible[location] = true;
      ending.abort(DemandedVisibility.restart("a static field of " + declaring.getName()));
    }
    return writes ? ObjectNames.WRITES_WORLD : ObjectNames.PRIVATE;
  }

  private boolean isVisible(int location) {
    return location < visible.length && visible[location];
  }

  /** Whether another thread uses the field too, and somebody writes. */
  private boolean conflicts(int location, int thread, boolean writes) {
    if (location >= used.length) {
      int n = Math.max(location + 1, used.length * 2);
      used = Arrays.copyOf(used, n);
      users = Arrays.copyOf(users, n);
      written = Arrays.copyOf(written, n);
      visible = Arrays.copyOf(visible, n);
    }
    if (used[location] != epoch) {
      used[location] = epoch;
      users[location] = thread;
      written[location] = writes;
      return false;
    }
    boolean isOnlyUser = users[location] == thread;
    written[location] |= writes;
    if (!isOnlyUser) {
      users[location] = MANY;
    }
    return !isOnlyUser && written[location];
  }
}
