package jacquard.runtime.control.synchronisers;

import jacquard.core.Kind;
import jacquard.core.ObjectState;
import jacquard.runtime.control.operations.Holds;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.operations.Patience;
import jacquard.runtime.control.operations.Sections;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.SyncStates;
import jacquard.runtime.control.schedule.Timing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Locks that threads can hold more than once: the monitors of objects, and {@code ReentrantLock}. A
 * lock is named by its location. {@link Waiting} has what can be done while a lock is held.
 */
public final class Monitors {
  private final Operations operations;
  private final Sections sections;
  private final Timing timing;
  private final Roster roster;
  private final SyncStates states;
  private final Holds holds;
  private final WaitSets sets;
  private final Parkers parkers;

  public Monitors(
      Operations operations,
      Sections sections,
      Timing timing,
      Roster roster,
      SyncStates states,
      Holds holds,
      WaitSets sets,
      Parkers parkers) {
    this.operations = operations;
    this.sections = sections;
    this.timing = timing;
    this.roster = roster;
    this.states = states;
    this.holds = holds;
    this.sets = sets;
    this.parkers = parkers;
  }

  boolean isHeldByCurrent(int lock) {
    return holds.isHeldBy(roster.current(), lock);
  }

  int holdCount(int lock) {
    return isHeldByCurrent(lock) ? holds.times(lock) : 0;
  }

  public void enter(int lock, int site) {
    ControlledThread t = roster.current();
    if (holds.isHeldBy(t, lock)) {
      holds.add(lock, t);
    } else if (!takeInSection(lock, site)) {
      operations.await(Kind.ACQUIRE, lock, 0, site);
      takeIfFree(lock, t);
    }
  }

  /** Takes a lock as a part of a section of the JDK's, in which it is free. */
  private boolean takeInSection(int lock, int site) {
    boolean absorbed = sections.absorbsLock(lock, site);
    if (absorbed) {
      takeFree(lock, 1, site);
    }
    return absorbed;
  }

  /** Waits for a lock in a section, and takes it. */
  void takeFree(int lock, int times, int site) {
    while (!holds.isFree(lock)) {
      sections.awaitFree(lock, site);
    }
    holds.set(lock, roster.current().number, times);
  }

  /**
   * As {@link #enter}, but an interrupt ends the wait. Once there are interrupts, such a thread
   * waits at its own parker, and whoever gives the lock up signals one of those that wait so.
   */
  void enterInterruptibly(int lock, int site) throws InterruptedException {
    ControlledThread t = roster.current();
    if (!parkers.hasInterrupts() || holds.isHeldBy(t, lock)) {
      enter(lock, site);
      return;
    }
    if (takeInSection(lock, site)) {
      return;
    }
    contend(lock, Patience.INTERRUPTIBLE, site);
  }

  /** Waits for a lock at the own parker; false when the time is over. */
  private boolean contend(int lock, Patience patience, int site) throws InterruptedException {
    ControlledThread t = roster.current();
    List<ControlledThread> queue = sets.contenders(lock);
    long end = t.time + patience.nanos();
    Patience left = patience;
    while (true) {
      operations.await(Kind.TRY_ACQUIRE, lock, 0, site);
      if (!holds.isFree(lock)) {
        queue.add(t);
      }
      if (takeIfFree(lock, t)) {
        return true;
      }
      Parkers.Woken woken = parkers.awaitSignal(left, site);
      if (woken != Parkers.Woken.SIGNALLED) {
        boolean taken = leave(lock, queue, t, woken == Parkers.Woken.TIMED_OUT, site);
        if (woken == Parkers.Woken.INTERRUPTED) {
          throw new InterruptedException();
        }
        return taken;
      }
      if (patience.timed()) {
        left = Patience.timed(Math.max(1, end - t.time));
      }
    }
  }

  /**
   * A thread no longer waits for a lock; a signal to it goes to another one.
   *
   * @param tries whether it takes the lock if that is free now, which is what it returns
   */
  private boolean leave(
      int lock, List<ControlledThread> queue, ControlledThread t, boolean tries, int site) {
    operations.await(tries ? Kind.TRY_ACQUIRE : Kind.INSPECT, lock, 0, site);
    boolean isSignalled = !queue.remove(t);
    boolean free = holds.isFree(lock);
    ControlledThread other =
        isSignalled && free && !tries && !queue.isEmpty() ? queue.removeFirst() : null;
    if (tries) {
      takeIfFree(lock, t);
    } else {
      operations.happened(true, states.get(lock), states.get(lock));
    }
    if (isSignalled) {
      parkers.takeSignal(site);
    }
    if (other != null) {
      parkers.signal(other, site);
    }
    return tries && free;
  }

  /** Who is to be told that the lock is free, taken off the queue; null for nobody. */
  @Nullable ControlledThread nextContender(int lock) {
    if (!parkers.hasInterrupts()) {
      return null;
    }
    List<ControlledThread> queue = sets.contenders(lock);
    return queue.isEmpty() ? null : queue.removeFirst();
  }

  boolean tryEnter(int lock, int site) {
    ControlledThread t = roster.current();
    if (holds.isHeldBy(t, lock)) {
      holds.add(lock, t);
      return true;
    }
    if (sections.absorbsLock(lock, site)) {
      boolean free = holds.isFree(lock);
      if (free) {
        holds.set(lock, t.number, 1);
      }
      return free;
    }
    operations.await(Kind.TRY_ACQUIRE, lock, 0, site);
    return takeIfFree(lock, t);
  }

  boolean tryEnter(int lock, long nanos, int site) throws InterruptedException {
    ControlledThread t = roster.current();
    if (holds.isHeldBy(t, lock)) {
      holds.add(lock, t);
      return true;
    }
    if (takeInSection(lock, site)) {
      return true;
    }
    if (parkers.hasInterrupts()) {
      return contend(lock, Patience.timed(nanos), site);
    }
    operations.awaitFor(nanos, Kind.ACQUIRE, Kind.TRY_ACQUIRE, lock, 0, site);
    boolean taken = takeIfFree(lock, t);
    if (!taken) {
      timing.timedOut(nanos);
    }
    return taken;
  }

  private boolean takeIfFree(int lock, ControlledThread t) {
    long before = states.get(lock);
    boolean free = ObjectState.isFree(before);
    if (free) {
      holds.set(lock, t.number, 1);
    }
    operations.happened(true, before, states.get(lock));
    return free;
  }

  public void exit(int lock, int site) {
    checkOwner(lock);
    if (holds.times(lock) > 1) {
      holds.remove(lock);
    } else if (!sections.absorbsLock(lock, site)) {
      operations.await(Kind.RELEASE, lock, 0, site);
      long before = states.get(lock);
      holds.free(lock);
      ControlledThread contender = nextContender(lock);
      operations.happened(true, before, states.get(lock));
      if (contender != null) {
        parkers.signal(contender, site);
      }
    } else {
      holds.free(lock);
      sections.freed(lock);
    }
  }

  void checkOwner(int lock) {
    if (!isHeldByCurrent(lock)) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
  }
}
