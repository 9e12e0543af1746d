package jacquard.runtime.control.operations;

import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.runtime.control.names.Locations;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Scheduler;
import jacquard.runtime.control.schedule.VisibleOnDemand;

/**
 * The states of threads, as {@link Thread#getState} shows them. Once somebody has asked for the
 * state of another thread, every thread says when it begins and ceases to wait. It does so before
 * it knows whether it has to: who asks may be told that a thread is blocked which goes on at once.
 */
public final class Publication {
  private static final int RUNNABLE = ControlledThread.RUNNABLE;
  private static final int BLOCKED = 1;
  private static final int WAITING = 2;
  private static final int TIMED_WAITING = 3;

  private final Scheduler scheduler;
  private final Locations locations;
  private final VisibleOnDemand asked = new VisibleOnDemand("the states of threads");
  private boolean isOn;

  public Publication(Scheduler scheduler, Locations locations) {
    this.scheduler = scheduler;
    this.locations = locations;
  }

  public void begin() {
    isOn = asked.isMade();
  }

  /** Made when somebody asks for the state of another thread. */
  public VisibleOnDemand asked() {
    return asked;
  }

  boolean isOn() {
    return isOn;
  }

  public int location(ControlledThread t) {
    return locations.of(t.number, Locations.STATE);
  }

  public static Thread.State state(ControlledThread t) {
    return switch (t.published) {
      case BLOCKED -> Thread.State.BLOCKED;
      case WAITING -> Thread.State.WAITING;
      case TIMED_WAITING -> Thread.State.TIMED_WAITING;
      default -> Thread.State.RUNNABLE;
    };
  }

  void beforeWaiting(ControlledThread t, Kind kind, int object) {
    boolean isTimed = t.isTimed || t.expired != null;
    t.isTimed = false;
    int waiting = isTimed ? TIMED_WAITING : WAITING;
    int state =
        switch (kind) {
          case ACQUIRE ->
              switch (locations.slot(object)) {
                case Locations.SECTION -> RUNNABLE;
                case Locations.MONITOR -> BLOCKED;
                default -> waiting;
              };
          case REACQUIRE ->
              t.held ? waiting : locations.slot(object) == Locations.MONITOR ? BLOCKED : waiting;
          case PARK, JOIN, TAKE_PERMITS -> waiting;
          default -> isTimed ? TIMED_WAITING : RUNNABLE;
        };
    if (state != t.published && state != RUNNABLE) {
      boolean held = t.held;
      Kind expired = t.expired;
      t.held = false;
      t.expired = null;
      publish(t, state);
      t.held = held;
      t.expired = expired;
    }
  }

  void afterWaiting(ControlledThread t) {
    if (t.published != RUNNABLE && t.kind != Kind.WRITE) {
      publish(t, RUNNABLE);
    }
  }

  private void publish(ControlledThread t, int state) {
    int before = t.published;
    scheduler.await(Kind.WRITE, location(t), state, 1, 0);
    t.published = state;
    scheduler.happened(true, before, state, Access.VOLATILE);
  }
}
