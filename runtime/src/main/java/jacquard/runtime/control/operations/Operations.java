package jacquard.runtime.control.operations;

import jacquard.core.Dependence;
import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Timing;
import java.util.List;

/**
 * The visible operations of the program: a thread announces each with {@link #await}, performs it
 * once it may, and tells of it with {@link #happened}. A section of the JDK's is given up where
 * something else begins.
 */
public final class Operations {
  private final Steps steps;
  private final Sections sections;
  private final Timing timing;
  private final Roster roster;
  private final Ending ending;

  public Operations(Steps steps, Sections sections, Timing timing, Roster roster, Ending ending) {
    this.steps = steps;
    this.sections = sections;
    this.timing = timing;
    this.roster = roster;
    this.ending = ending;
  }

  /** Announces what the current thread is about to do, and returns when it may. */
  public void await(Kind kind, int object, long argument, int site) {
    await(kind, object, argument, 1, site);
  }

  /**
   * As {@link #await(Kind, int, long, int)}, of an operation with alternatives.
   *
   * @return the alternative that was chosen
   */
  public int await(Kind kind, int object, long argument, int alternatives, int site) {
    if (!ending.isPinned()) {
      closeSection(roster.current(), kind, object, site);
    }
    return steps.await(kind, object, argument, alternatives, site);
  }

  /**
   * Announces an operation that picks one of several, or none if there are none.
   *
   * @param among may lose elements, by what other threads do, before the operation is performed
   * @return the position of the one that was chosen
   */
  public int awaitPick(Kind kind, int object, List<?> among, int site) {
    ControlledThread t = roster.current();
    if (!ending.isPinned()) {
      closeSection(t, kind, object, site);
    }
    t.among = among;
    return steps.await(kind, object, 0, 1, site);
  }

  /**
   * Announces an operation that waits for a limited time only.
   *
   * @param expired what the operation is when it does not wait
   */
  public void awaitFor(long nanos, Kind kind, Kind expired, int object, long argument, int site) {
    ControlledThread t = roster.current();
    closeSection(t, kind, object, site);
    t.isTimed = true;
    if (timing.mayTimeOutEarly(t, nanos)) {
      await(expired, object, argument, site);
    } else {
      timing.setDeadline(t, nanos, expired);
      await(kind, object, argument, site);
    }
  }

  private void closeSection(ControlledThread t, Kind kind, int object, int site) {
    if (t.open != ControlledThread.NONE && t.open != object) {
      sections.before(t, kind, object, site);
    }
  }

  /** Records the operation that the current thread has just performed. */
  public void happened(boolean writes, long before, long after) {
    steps.happened(writes, before, after, Access.PLAIN);
  }

  /** Records a memory access and how it is ordered. */
  public void happened(boolean writes, long before, long after, int order) {
    steps.happened(writes, before, after, order);
  }

  /** A step without an object, such as a yield or a data choice. */
  public int stepWithoutObject(Kind kind, int alternatives) {
    int choice = await(kind, Dependence.NO_OBJECT, alternatives, alternatives, 0);
    happened(false, 0, 0);
    return choice;
  }
}
