package jacquard.runtime.control.synchronisers;

import jacquard.hooks.MonitorControl;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.Patience;
import jacquard.runtime.control.operations.PrivateLocks;
import jacquard.runtime.control.operations.Sharing;
import java.util.Objects;

/** The monitors of objects: visible once others can find the object. */
public final class MonitorOperations implements MonitorControl {
  private final Monitors monitors;
  private final Waiting waiting;
  private final WaitSets sets;
  private final PrivateLocks privateLocks;
  private final Sharing sharing;
  private final Locations locations;
  private final ThreadMonitors ofThreads;

  public MonitorOperations(
      Monitors monitors,
      Waiting waiting,
      WaitSets sets,
      PrivateLocks privateLocks,
      Sharing sharing,
      Locations locations,
      ThreadMonitors ofThreads) {
    this.monitors = monitors;
    this.waiting = waiting;
    this.sets = sets;
    this.privateLocks = privateLocks;
    this.sharing = sharing;
    this.locations = locations;
    this.ofThreads = ofThreads;
  }

  /** The location of a monitor that others can find, or could if they were told. */
  private int location(Object monitor) {
    return locations.of(sharing.nameForAll(monitor), Locations.MONITOR);
  }

  @Override
  public void enter(Object monitor, int site) {
    if (monitor instanceof Thread thread) {
      ofThreads.enters(thread, site);
    }
    if (sharing.isPrivate(monitor)) {
      privateLocks.enter(monitor);
    } else {
      monitors.enter(location(monitor), site);
    }
  }

  @Override
  public void exit(Object monitor, int site) {
    if (sharing.isPrivate(monitor)) {
      privateLocks.exit(monitor);
    } else {
      monitors.exit(location(monitor), site);
    }
  }

  @Override
  public void await(Object monitor, long nanos, int site) throws InterruptedException {
    int lock = location(monitor);
    waiting.await(
        lock, sets.of(lock), nanos > 0 ? Patience.timed(nanos) : Patience.INTERRUPTIBLE, site);
  }

  @Override
  public void signal(Object monitor, int site) {
    int lock = location(monitor);
    waiting.signal(lock, sets.of(lock), true, site);
  }

  @Override
  public void signalAll(Object monitor, int site) {
    int lock = location(monitor);
    waiting.signalAll(lock, sets.of(lock), site);
  }

  @Override
  public boolean holds(Object monitor) {
    return sharing.isPrivate(Objects.requireNonNull(monitor))
        ? privateLocks.holds(monitor) > 0
        : monitors.isHeldByCurrent(location(monitor));
  }
}
