package jacquard.runtime.control.threads;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.VisibleOnDemand;
import java.util.List;

/** Whether threads have ended. Until somebody asks, nothing about it is visible but by joining. */
public final class Lives {
  private final Operations operations;
  private final Roster roster;
  private final Ending ending;
  private final StartedThreads started;
  private final Locations locations;
  private final VisibleOnDemand asked = new VisibleOnDemand("the end of threads");

  public Lives(
      Operations operations,
      Roster roster,
      Ending ending,
      StartedThreads started,
      Locations locations) {
    this.operations = operations;
    this.roster = roster;
    this.ending = ending;
    this.started = started;
    this.locations = locations;
  }

  private int location(ControlledThread t) {
    return locations.of(t.number, Locations.LIFE);
  }

  @SuppressWarnings("ReferenceEquality") // threads are equal only to themselves
  boolean isAlive(Thread thread) {
    ControlledThread target = started.lookUp(thread);
    if (target == null) {
      return false;
    }
    if (target == roster.current()) {
      return true;
    }
    ending.require(asked);
    operations.await(Kind.READ, location(target), 0, 0);
    boolean alive = !target.ended;
    operations.happened(false, alive ? 1 : 0, alive ? 1 : 0, Access.VOLATILE);
    return alive;
  }

  /** The state of a thread; of one that is alive and may wait it is the first one. */
  public Thread.State of(Thread thread) {
    return started.lookUp(thread) == null
        ? Thread.State.NEW
        : isAlive(thread) ? Thread.State.RUNNABLE : Thread.State.TERMINATED;
  }

  // ---- those that wait for an end and can be interrupted

  /** Lets the current thread be told of the end of another one; false if that has ended. */
  boolean awaitEnd(ControlledThread target) {
    ending.require(asked);
    operations.await(Kind.UPDATE, location(target), 0, 0);
    boolean ended = target.ended;
    if (!ended) {
      target.joiners.add(roster.current());
    }
    operations.happened(true, ended ? 0 : 1, ended ? 0 : 1, Access.VOLATILE);
    return !ended;
  }

  /** The current thread waits no longer; returns whether it is told of the end all the same. */
  boolean giveUp(ControlledThread target) {
    operations.await(Kind.UPDATE, location(target), 0, 0);
    boolean isTold = !target.joiners.remove(roster.current());
    operations.happened(true, isTold ? 0 : 1, isTold ? 0 : 1, Access.VOLATILE);
    return isTold;
  }

  /** The current thread ends; returns those that are to be told. */
  public List<ControlledThread> end() {
    ControlledThread t = roster.current();
    List<ControlledThread> joiners = List.of();
    if (asked.isMade()) {
      operations.await(Kind.WRITE, location(t), 0, 0);
      joiners = List.copyOf(t.joiners);
      t.joiners.clear();
      t.ended = true;
      operations.happened(true, 1, 0, Access.VOLATILE);
    }
    t.ended = true;
    return joiners;
  }
}
