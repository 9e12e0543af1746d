package jacquard.runtime.control.operations;

import jacquard.runtime.control.names.ObjectNames;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/** Who uses a pool of threads while it ends, which is one step unless somebody can tell. */
final class PoolEnds {
  private final Roster roster;
  private final Ending ending;
  private final ObjectNames names;
  private final boolean used;
  private final VisibleOnDemand overlapping = new VisibleOnDemand("the ends of pools");

  private final Ownership schedulers = new Ownership();

  /** Who has shut down a pool that tasks are scheduled in. */
  private final Ownership enders = new Ownership();

  /** Who shuts a pool down, or is about to. */
  private final Ownership closers = new Ownership();

  /**
   * Of one program.
   *
   * @param used whether there are such steps at all
   */
  PoolEnds(Roster roster, Ending ending, ObjectNames names, boolean used) {
    this.roster = roster;
    this.ending = ending;
    this.names = names;
    this.used = used;
  }

  void begin(int epoch) {
    schedulers.begin(epoch);
    enders.begin(epoch);
    closers.begin(epoch);
  }

  void shutsDown(Object pool) {
    int name = names.shared(pool);
    if (used && name != 0) {
      closers.join(name, roster.current().number);
    }
  }

  /** Then one of them may come back before the other has ended the pool. */
  boolean isShutDownByMany(Object pool) {
    return used && closers.owner(names.shared(pool)) == Ownership.MANY;
  }

  boolean isWhole(Object pool) {
    return !(overlapping.isMade() && pool instanceof ScheduledThreadPoolExecutor);
  }

  void schedules(Object pool) {
    overlaps(pool, schedulers, enders);
  }

  void ends(Object pool) {
    overlaps(pool, enders, schedulers);
  }

  /** One thread schedules a task in a pool that another one shuts down. */
  private void overlaps(Object pool, Ownership ours, Ownership theirs) {
    int name = names.shared(pool);
    if (used && name != 0) {
      int me = roster.current().number;
      if (theirs.isOfAnother(name, me)) {
        ending.require(overlapping);
      }
      ours.join(name, me);
    }
  }
}
