package jacquard.runtime.control;

import jacquard.core.Kind;

/** Visible operations; where somebody looks, threads say before that they may have to wait. */
final class Steps {
  private final Scheduler scheduler;
  private final Publication publication;
  private final Roster roster;
  private final Ending ending;

  Steps(Scheduler scheduler, Publication publication, Roster roster, Ending ending) {
    this.scheduler = scheduler;
    this.publication = publication;
    this.roster = roster;
    this.ending = ending;
  }

  /** As {@link Scheduler#await}. */
  int await(Kind kind, int object, long argument, int alternatives, int site) {
    if (publication.isOn()) {
      publication.beforeWaiting(roster.current(), kind, object);
    }
    return scheduler.await(kind, object, argument, alternatives, site);
  }

  /** As {@link Scheduler#happened}. */
  void happened(boolean writes, long before, long after, int order) {
    scheduler.happened(writes, before, after, order);
    if (publication.isOn() && !ending.isPinned()) {
      publication.afterWaiting(roster.current());
    }
  }
}
