package jacquard.runtime.control.operations;

import jacquard.core.Kind;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Scheduler;

/** Visible operations; where somebody looks, threads say before that they may have to wait. */
public final class Steps {
  private final Scheduler scheduler;
  private final Publication publication;
  private final Roster roster;
  private final Ending ending;

  public Steps(Scheduler scheduler, Publication publication, Roster roster, Ending ending) {
    this.scheduler = scheduler;
    this.publication = publication;
    this.roster = roster;
    this.ending = ending;
  }

  /** As {@link Scheduler#await}. */
  public int await(Kind kind, int object, long argument, int alternatives, int site) {
    if (publication.isOn()) {
      publication.beforeWaiting(roster.current(), kind, object);
    }
    return scheduler.await(kind, object, argument, alternatives, site);
  }

  /** As {@link Scheduler#happened}. */
  public void happened(boolean writes, long before, long after, int order) {
    scheduler.happened(writes, before, after, order);
    if (publication.isOn() && !ending.isPinned()) {
      publication.afterWaiting(roster.current());
    }
  }
}
