package jacquard.runtime.control.threads;

import jacquard.core.Dependence;
import jacquard.core.Kind;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.operations.Patience;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Timing;
import jacquard.runtime.control.synchronisers.Monitors;
import jacquard.runtime.control.synchronisers.ThreadMonitors;
import jacquard.runtime.control.synchronisers.WaitSets;
import jacquard.runtime.control.synchronisers.Waiting;

/** Waits for the end of a thread. */
public final class Joins {
  private final Operations operations;
  private final Timing timing;
  private final Roster roster;
  private final Parkers parkers;
  private final StartedThreads started;
  private final Lives lives;
  private final ThreadMonitors threadMonitors;
  private final Monitors monitors;
  private final Waiting waiting;
  private final WaitSets sets;

  public Joins(
      Operations operations,
      Timing timing,
      Roster roster,
      Parkers parkers,
      StartedThreads started,
      Lives lives,
      ThreadMonitors threadMonitors,
      Monitors monitors,
      Waiting waiting,
      WaitSets sets) {
    this.operations = operations;
    this.timing = timing;
    this.roster = roster;
    this.parkers = parkers;
    this.started = started;
    this.lives = lives;
    this.threadMonitors = threadMonitors;
    this.monitors = monitors;
    this.waiting = waiting;
    this.sets = sets;
  }

  /** True if the thread has ended, false if the time is over; 0 nanoseconds for no limit. */
  boolean join(Thread thread, long nanos) throws InterruptedException {
    if (threadMonitors.areUsed(thread)) {
      return joinAtMonitor(thread, nanos);
    }
    ControlledThread target = started.lookUp(thread);
    if (target == null) {
      return true;
    }
    if (parkers.hasInterrupts()) {
      return joinInterruptibly(target, nanos > 0 ? Patience.timed(nanos) : Patience.INTERRUPTIBLE);
    }
    if (nanos > 0) {
      return joinFor(thread, target, nanos);
    }
    operations.await(Kind.JOIN, Dependence.NO_OBJECT, target.number, 0);
    operations.happened(false, 0, 0);
    return true;
  }

  /** As the JDK does it. */
  private boolean joinAtMonitor(Thread thread, long nanos) throws InterruptedException {
    ControlledThread t = roster.current();
    int lock = threadMonitors.of(thread);
    monitors.enter(lock, 0);
    long end = t.time + nanos;
    Patience patience = nanos > 0 ? Patience.timed(nanos) : Patience.INTERRUPTIBLE;
    boolean isOver = false;
    boolean alive = lives.isAlive(thread);
    while (alive && !isOver) {
      boolean isSignalled;
      try {
        isSignalled = waiting.await(lock, sets.of(lock), patience, 0);
      } catch (InterruptedException e) {
        monitors.exit(lock, 0);
        throw e;
      }
      alive = lives.isAlive(thread);
      isOver = patience.timed() && (!isSignalled || t.time >= end);
      if (patience.timed()) {
        patience = Patience.timed(end - t.time);
      }
    }
    monitors.exit(lock, 0);
    return !alive;
  }

  /** Once there are interrupts, who joins waits at its own parker until the other one ends. */
  private boolean joinInterruptibly(ControlledThread target, Patience patience)
      throws InterruptedException {
    Parkers.Woken woken =
        lives.awaitEnd(target) ? parkers.awaitSignal(patience, 0) : Parkers.Woken.SIGNALLED;
    if (woken == Parkers.Woken.SIGNALLED) {
      return true;
    }
    boolean isSignalled = lives.giveUp(target);
    if (isSignalled) {
      parkers.takeSignal(0);
    }
    if (woken == Parkers.Woken.INTERRUPTED) {
      throw new InterruptedException();
    }
    return isSignalled;
  }

  private boolean joinFor(Thread thread, ControlledThread target, long nanos) {
    ControlledThread t = roster.current();
    if (timing.mayTimeOutEarly(t, nanos)) {
      t.isTimed = true;
      boolean alive = lives.isAlive(thread);
      if (alive) {
        timing.timedOut(nanos);
      }
      return !alive;
    }
    timing.setDeadline(t, nanos, Kind.YIELD);
    operations.await(Kind.JOIN, Dependence.NO_OBJECT, target.number, 0);
    boolean over = t.kind != Kind.JOIN;
    operations.happened(false, 0, 0);
    return !over;
  }
}
