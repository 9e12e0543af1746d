package jacquard.runtime.control.synchronisers;

import jacquard.core.Kind;
import jacquard.runtime.control.operations.Holds;
import jacquard.runtime.control.operations.Operations;
import jacquard.runtime.control.operations.Parkers;
import jacquard.runtime.control.operations.Patience;
import jacquard.runtime.control.operations.Sections;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Recording;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.SyncStates;
import jacquard.runtime.control.schedule.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Waiting on a lock that is held, and signals to those who wait: monitors and conditions. */
public final class Waiting {
  private final Operations operations;
  private final Sections sections;
  private final Timing timing;
  private final Roster roster;
  private final Recording recording;
  private final SyncStates states;
  private final Holds holds;
  private final WaitSets sets;
  private final Monitors monitors;
  private final Parkers parkers;

  public Waiting(
      Operations operations,
      Sections sections,
      Timing timing,
      Roster roster,
      Recording recording,
      SyncStates states,
      Holds holds,
      WaitSets sets,
      Monitors monitors,
      Parkers parkers) {
    this.operations = operations;
    this.sections = sections;
    this.timing = timing;
    this.roster = roster;
    this.recording = recording;
    this.states = states;
    this.holds = holds;
    this.sets = sets;
    this.monitors = monitors;
    this.parkers = parkers;
  }

  /**
   * Gives the lock up, waits for a signal or another reason to go on, and takes the lock again.
   *
   * @return whether there was a signal
   */
  public boolean await(int lock, WaitSet set, Patience patience, int site)
      throws InterruptedException {
    monitors.checkOwner(lock);
    if (patience.interruptible()) {
      parkers.checkInterrupt();
    }
    ControlledThread t = roster.current();
    int times = holds.times(lock);
    int event = eventLock(lock, site);
    operations.await(Kind.WAIT, event, 0, site);
    long before = states.get(event);
    sets.use(set).waiters.add(t);
    t.notified = false;
    holds.free(lock);
    if (event != lock) {
      sections.freed(lock);
      holds.free(event);
      t.open = ControlledThread.NONE;
    }
    holds.addWaiters(event, 1);
    ControlledThread contender = monitors.nextContender(lock);
    operations.happened(true, before, states.get(event));
    if (contender != null) {
      parkers.signal(contender, site);
    }

    boolean spurious = !patience.timed() && timing.mayWakeSpuriously(t);
    Parkers.@Nullable Woken woken =
        spurious ? Parkers.Woken.TIMED_OUT : awaitReason(event, set, patience, site);
    if (woken != null) {
      operations.await(Kind.REACQUIRE, event, 0, site);
    }
    before = states.get(event);
    leaveWaitSet(event, set, t);
    if (event != lock) {
      holds.set(event, t.number, 1);
    } else {
      holds.set(lock, t.number, times);
    }
    operations.happened(true, before, states.get(event));
    if (event != lock) {
      sections.reopened(t, event);
      monitors.takeFree(lock, times, site);
    }
    if (!t.notified && spurious) {
      t.spuriousWakeUps++;
    }
    if (parkers.hasInterrupts()) {
      afterWait(t, woken, spurious || set.isOfMonitor);
    }
    return t.notified;
  }

  /**
   * Waits until there is a reason to go on; null if it was a signal, and the lock can be taken. Who
   * goes on without a signal leaves the wait set before it takes the lock again: from then on,
   * signals are for others.
   */
  private Parkers.@Nullable Woken awaitReason(int event, WaitSet set, Patience patience, int site) {
    ControlledThread t = roster.current();
    Parkers.Woken woken = Parkers.Woken.TIMED_OUT;
    if (parkers.hasInterrupts()) {
      // A waiter is woken by what is done to its own parker, so that a signal and an interrupt
      // meet at one object.
      woken = parkers.awaitSignal(patience, site);
      if (woken == Parkers.Woken.SIGNALLED) {
        return woken;
      }
      operations.await(Kind.INSPECT, event, 0, site);
    } else if (patience.timed() && timing.mayTimeOutEarly(t, patience.nanos())) {
      t.isTimed = true;
      operations.await(Kind.INSPECT, event, 0, site);
    } else {
      t.held = true;
      if (patience.timed()) {
        timing.setDeadline(t, patience.nanos(), Kind.INSPECT);
      }
      operations.await(Kind.REACQUIRE, event, 0, site);
      if (t.kind == Kind.REACQUIRE) {
        return null;
      }
    }
    leaveEarly(event, set, patience);
    return woken;
  }

  /** Completes the step by which a thread that has got no signal gives up waiting for one. */
  private void leaveEarly(int event, WaitSet set, Patience patience) {
    ControlledThread t = roster.current();
    long before = states.get(event);
    leaveWaitSet(event, set, t);
    operations.happened(true, before, states.get(event));
    if (!t.notified) {
      timing.timedOut(patience.nanos());
    }
  }

  private void leaveWaitSet(int event, WaitSet set, ControlledThread t) {
    if (!t.notified && set.waiters.remove(t)) {
      holds.addWaiters(event, -1);
    }
  }

  /** What to wait and signal at: the lock, or the section that it is a part of. */
  private int eventLock(int lock, int site) {
    return sections.absorbsLock(lock, site) ? roster.current().open : lock;
  }

  /**
   * Brings the parker of a thread up to date that has waited.
   *
   * @param looksAgain whether an interrupt counts that came while the thread waited for the lock
   */
  private void afterWait(ControlledThread t, Parkers.@Nullable Woken woken, boolean looksAgain)
      throws InterruptedException {
    boolean interrupted = woken == Parkers.Woken.INTERRUPTED;
    if (t.notified) {
      if (woken != Parkers.Woken.SIGNALLED) {
        parkers.dropSignal(interrupted);
      }
      return;
    }
    if (looksAgain) {
      interrupted |= parkers.isInterrupted(t, true);
    }
    if (interrupted) {
      throw new InterruptedException();
    }
  }

  /** Wakes one waiter: any one, or the one that came first. */
  public void signal(int lock, WaitSet set, boolean any, int site) {
    monitors.checkOwner(lock);
    int event = eventLock(lock, site);
    // those who leave without a signal do so without the lock, as late as just before this step
    List<?> among = any ? set.waiters : List.of();
    int choice = operations.awaitPick(Kind.NOTIFY, event, among, site);
    long before = states.get(event);
    ControlledThread woken = set.waiters.isEmpty() ? null : wake(event, set, choice);
    operations.happened(true, before, states.get(event));
    if (woken != null && parkers.hasInterrupts()) {
      parkers.signal(woken, site);
    }
  }

  public void signalAll(int lock, WaitSet set, int site) {
    monitors.checkOwner(lock);
    int event = eventLock(lock, site);
    operations.await(Kind.NOTIFY_ALL, event, 0, site);
    long before = states.get(event);
    List<ControlledThread> woken =
        parkers.hasInterrupts() ? new ArrayList<>(set.waiters) : List.of();
    while (!set.waiters.isEmpty()) {
      wake(event, set, 0);
    }
    operations.happened(true, before, states.get(event));
    for (ControlledThread t : woken) {
      parkers.signal(t, site);
    }
  }

  private ControlledThread wake(int lock, WaitSet set, int position) {
    ControlledThread woken = set.waiters.remove(position);
    woken.notified = true;
    if (woken.held) {
      woken.held = false;
      woken.floor = recording.length();
    }
    holds.addWaiters(lock, -1);
    return woken;
  }

  /** Who waits on a lock that the current thread holds. */
  public List<Thread> waiting(int lock, WaitSet set) {
    monitors.checkOwner(lock);
    int event = eventLock(lock, 0);
    if (event == lock) {
      // those whose time is over, or who are interrupted, leave without having the lock
      operations.await(Kind.INSPECT, lock, 0, 0);
      operations.happened(true, states.get(lock), states.get(lock));
    }
    List<Thread> threads = new ArrayList<>();
    for (ControlledThread t : set.waiters) {
      threads.add(Objects.requireNonNull(t.thread));
    }
    return threads;
  }
}
