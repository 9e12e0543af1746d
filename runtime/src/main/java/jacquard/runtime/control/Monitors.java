package jacquard.runtime.control;

import jacquard.core.Kind;
import jacquard.core.ObjectState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Locks that threads can hold more than once and wait on: the monitors of objects, and {@code
 * ReentrantLock} with its conditions. A lock is named by its location.
 */
final class Monitors {
  private final Scheduler scheduler;
  private final SyncStates states;
  private final Parkers parkers;
  private int[] holds = new int[64];
  private @Nullable Sections sections;

  private final List<WaitSet> used = new ArrayList<>();

  /** Threads that wait for a signal, in the order in which they came. */
  static final class WaitSet {
    final List<ControlledThread> waiters = new ArrayList<>();
    final boolean isOfMonitor;
    boolean inUse;

    WaitSet(boolean isOfMonitor) {
      this.isOfMonitor = isOfMonitor;
    }
  }

  private @Nullable WaitSet[] waitSets = new WaitSet[64];
  private @Nullable WaitSet[] contenders = new WaitSet[64];

  Monitors(Scheduler scheduler, SyncStates states, Parkers parkers) {
    this.scheduler = scheduler;
    this.states = states;
    this.parkers = parkers;
  }

  void setSections(Sections newSections) {
    sections = newSections;
  }

  void begin() {
    for (WaitSet w : used) {
      w.waiters.clear();
      w.inUse = false;
    }
    used.clear();
  }

  // ---- who holds what

  int holder(int lock) {
    return ObjectState.holder(states.get(lock));
  }

  boolean isHeldByCurrent(int lock) {
    return holder(lock) == scheduler.current().number;
  }

  int holdCount(int lock) {
    return isHeldByCurrent(lock) ? holds[lock] : 0;
  }

  private void hold(int lock, int holder, int times) {
    if (lock >= holds.length) {
      holds = Arrays.copyOf(holds, Math.max(lock + 1, holds.length * 2));
    }
    holds[lock] = times;
    states.set(lock, ObjectState.monitor(holder, ObjectState.waiters(states.get(lock))));
  }

  private void addWaiters(int lock, int n) {
    long state = states.get(lock);
    states.set(
        lock, ObjectState.monitor(ObjectState.holder(state), ObjectState.waiters(state) + n));
  }

  // ---- locking; visible unless the lock is private to its thread

  void enter(int lock, boolean visible, int site) {
    ControlledThread t = scheduler.current();
    if (holder(lock) == t.number) {
      holds[lock]++;
    } else if (!visible) {
      hold(lock, t.number, 1);
    } else if (!takeInSection(lock, site)) {
      scheduler.await(Kind.ACQUIRE, lock, 0, site);
      take(lock);
    }
  }

  /** Completes the acquisition of a lock that is free. */
  void take(int lock) {
    long before = states.get(lock);
    hold(lock, scheduler.current().number, 1);
    scheduler.happened(true, before, states.get(lock));
  }

  /** Completes the release of a lock that is held once. */
  void giveUp(int lock) {
    long before = states.get(lock);
    hold(lock, -1, 0);
    scheduler.happened(true, before, states.get(lock));
  }

  private Sections sections() {
    return Objects.requireNonNull(sections);
  }

  /** Takes a lock as a part of a section of the JDK's, in which it is free. */
  private boolean takeInSection(int lock, int site) {
    boolean absorbed = sections().absorbsLock(lock, site);
    if (absorbed) {
      takeFree(lock, 1, site);
    }
    return absorbed;
  }

  private void takeFree(int lock, int times, int site) {
    while (!ObjectState.isFree(states.get(lock))) {
      sections().awaitFree(lock, site);
    }
    hold(lock, scheduler.current().number, times);
  }

  /**
   * As {@link #enter}, but an interrupt ends the wait. Once there are interrupts, such a thread
   * waits at its own parker, and whoever gives the lock up signals one of those that wait so.
   */
  void enterInterruptibly(int lock, int site) throws InterruptedException {
    ControlledThread t = scheduler.current();
    if (!parkers.hasInterrupts() || holder(lock) == t.number) {
      enter(lock, true, site);
      return;
    }
    if (takeInSection(lock, site)) {
      return;
    }
    contend(lock, Patience.INTERRUPTIBLE, site);
  }

  /** Waits for a lock at the own parker; false when the time is over. */
  private boolean contend(int lock, Patience patience, int site) throws InterruptedException {
    ControlledThread t = scheduler.current();
    List<ControlledThread> queue = contenders(lock);
    long end = t.time + patience.nanos();
    Patience left = patience;
    while (true) {
      scheduler.await(Kind.TRY_ACQUIRE, lock, 0, site);
      if (!ObjectState.isFree(states.get(lock))) {
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
    scheduler.await(tries ? Kind.TRY_ACQUIRE : Kind.INSPECT, lock, 0, site);
    boolean isSignalled = !queue.remove(t);
    boolean free = ObjectState.isFree(states.get(lock));
    ControlledThread other =
        isSignalled && free && !tries && !queue.isEmpty() ? queue.removeFirst() : null;
    if (tries) {
      takeIfFree(lock, t);
    } else {
      scheduler.happened(true, states.get(lock), states.get(lock));
    }
    if (isSignalled) {
      parkers.takeSignal(site);
    }
    if (other != null) {
      parkers.signal(other, site);
    }
    return tries && free;
  }

  private List<ControlledThread> contenders(int lock) {
    if (lock >= contenders.length) {
      contenders = Arrays.copyOf(contenders, Math.max(lock + 1, contenders.length * 2));
    }
    WaitSet w = contenders[lock];
    if (w == null) {
      w = new WaitSet(false);
      contenders[lock] = w;
    }
    return use(w).waiters;
  }

  /** Who is to be told that the lock is free, taken off the queue; null for nobody. */
  private @Nullable ControlledThread nextContender(int lock) {
    if (!parkers.hasInterrupts()) {
      return null;
    }
    List<ControlledThread> queue = contenders(lock);
    return queue.isEmpty() ? null : queue.removeFirst();
  }

  boolean tryEnter(int lock, int site) {
    ControlledThread t = scheduler.current();
    if (holder(lock) == t.number) {
      holds[lock]++;
      return true;
    }
    if (sections().absorbsLock(lock, site)) {
      boolean free = ObjectState.isFree(states.get(lock));
      if (free) {
        hold(lock, t.number, 1);
      }
      return free;
    }
    scheduler.await(Kind.TRY_ACQUIRE, lock, 0, site);
    return takeIfFree(lock, t);
  }

  boolean tryEnter(int lock, long nanos, int site) throws InterruptedException {
    ControlledThread t = scheduler.current();
    if (holder(lock) == t.number) {
      holds[lock]++;
      return true;
    }
    if (takeInSection(lock, site)) {
      return true;
    }
    if (parkers.hasInterrupts()) {
      return contend(lock, Patience.timed(nanos), site);
    }
    scheduler.awaitFor(nanos, Kind.ACQUIRE, Kind.TRY_ACQUIRE, lock, 0, site);
    boolean taken = takeIfFree(lock, t);
    if (!taken) {
      scheduler.timedOut(nanos);
    }
    return taken;
  }

  private boolean takeIfFree(int lock, ControlledThread t) {
    long before = states.get(lock);
    boolean free = ObjectState.isFree(before);
    if (free) {
      hold(lock, t.number, 1);
    }
    scheduler.happened(true, before, states.get(lock));
    return free;
  }

  void exit(int lock, boolean visible, int site) {
    if (!isHeldByCurrent(lock)) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
    if (holds[lock] > 1) {
      holds[lock]--;
    } else if (visible && !sections().absorbsLock(lock, site)) {
      scheduler.await(Kind.RELEASE, lock, 0, site);
      long before = states.get(lock);
      hold(lock, -1, 0);
      ControlledThread contender = nextContender(lock);
      scheduler.happened(true, before, states.get(lock));
      if (contender != null) {
        parkers.signal(contender, site);
      }
    } else {
      hold(lock, -1, 0);
      if (visible) {
        sections().freed(lock);
      }
    }
  }

  // ---- waiting

  /** The wait set of the lock itself, for monitors. */
  WaitSet waitSet(int lock) {
    if (lock >= waitSets.length) {
      waitSets = Arrays.copyOf(waitSets, Math.max(lock + 1, waitSets.length * 2));
    }
    WaitSet w = waitSets[lock];
    if (w == null) {
      w = new WaitSet(true);
      waitSets[lock] = w;
    }
    return use(w);
  }

  private WaitSet use(WaitSet w) {
    if (!w.inUse) {
      w.inUse = true;
      used.add(w);
    }
    return w;
  }

  /**
   * Gives the lock up, waits for a signal or another reason to go on, and takes the lock again.
   *
   * @return whether there was a signal
   */
  boolean await(int lock, WaitSet set, Patience patience, int site) throws InterruptedException {
    checkOwner(lock);
    if (patience.interruptible()) {
      parkers.checkInterrupt();
    }
    ControlledThread t = scheduler.current();
    int times = holds[lock];
    int event = eventLock(lock, site);
    scheduler.await(Kind.WAIT, event, 0, site);
    long before = states.get(event);
    use(set).waiters.add(t);
    t.notified = false;
    hold(lock, -1, 0);
    if (event != lock) {
      sections().freed(lock);
      hold(event, -1, 0);
      t.open = Sections.NONE;
    }
    addWaiters(event, 1);
    ControlledThread contender = nextContender(lock);
    scheduler.happened(true, before, states.get(event));
    if (contender != null) {
      parkers.signal(contender, site);
    }

    boolean spurious = !patience.timed() && scheduler.mayWakeSpuriously(t);
    Parkers.@Nullable Woken woken =
        spurious ? Parkers.Woken.TIMED_OUT : awaitReason(event, set, patience, site);
    if (woken != null) {
      scheduler.await(Kind.REACQUIRE, event, 0, site);
    }
    before = states.get(event);
    leaveWaitSet(event, set, t);
    if (event != lock) {
      hold(event, t.number, 1);
    } else {
      hold(lock, t.number, times);
    }
    scheduler.happened(true, before, states.get(event));
    if (event != lock) {
      sections().reopened(t, event);
      takeFree(lock, times, site);
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
    ControlledThread t = scheduler.current();
    Parkers.Woken woken = Parkers.Woken.TIMED_OUT;
    if (parkers.hasInterrupts()) {
      // A waiter is woken by what is done to its own parker, so that a signal and an interrupt
      // meet at one object.
      woken = parkers.awaitSignal(patience, site);
      if (woken == Parkers.Woken.SIGNALLED) {
        return woken;
      }
      scheduler.await(Kind.INSPECT, event, 0, site);
    } else if (patience.timed() && scheduler.mayTimeOutEarly(t, patience.nanos())) {
      t.isTimed = true;
      scheduler.await(Kind.INSPECT, event, 0, site);
    } else {
      t.held = true;
      if (patience.timed()) {
        scheduler.setDeadline(t, patience.nanos(), Kind.INSPECT);
      }
      scheduler.await(Kind.REACQUIRE, event, 0, site);
      if (t.kind == Kind.REACQUIRE) {
        return null;
      }
    }
    leaveEarly(event, set, patience);
    return woken;
  }

  /** Completes the step by which a thread that has got no signal gives up waiting for one. */
  private void leaveEarly(int event, WaitSet set, Patience patience) {
    ControlledThread t = scheduler.current();
    long before = states.get(event);
    leaveWaitSet(event, set, t);
    scheduler.happened(true, before, states.get(event));
    if (!t.notified) {
      scheduler.timedOut(patience.nanos());
    }
  }

  private void leaveWaitSet(int event, WaitSet set, ControlledThread t) {
    if (!t.notified && set.waiters.remove(t)) {
      addWaiters(event, -1);
    }
  }

  /** What to wait and signal at: the lock, or the section that it is a part of. */
  private int eventLock(int lock, int site) {
    return sections().absorbsLock(lock, site) ? scheduler.current().open : lock;
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
  void signal(int lock, WaitSet set, boolean any, int site) {
    checkOwner(lock);
    int event = eventLock(lock, site);
    int waiting = any ? Math.max(1, set.waiters.size()) : 1;
    int choice = scheduler.await(Kind.NOTIFY, event, 0, waiting, site);
    long before = states.get(event);
    ControlledThread woken = set.waiters.isEmpty() ? null : wake(event, set, choice);
    scheduler.happened(true, before, states.get(event));
    if (woken != null && parkers.hasInterrupts()) {
      parkers.signal(woken, site);
    }
  }

  void signalAll(int lock, WaitSet set, int site) {
    checkOwner(lock);
    int event = eventLock(lock, site);
    scheduler.await(Kind.NOTIFY_ALL, event, 0, site);
    long before = states.get(event);
    List<ControlledThread> woken =
        parkers.hasInterrupts() ? new ArrayList<>(set.waiters) : List.of();
    while (!set.waiters.isEmpty()) {
      wake(event, set, 0);
    }
    scheduler.happened(true, before, states.get(event));
    for (ControlledThread t : woken) {
      parkers.signal(t, site);
    }
  }

  private ControlledThread wake(int lock, WaitSet set, int position) {
    ControlledThread woken = set.waiters.remove(position);
    woken.notified = true;
    if (woken.held) {
      woken.held = false;
      woken.floor = scheduler.execution().length();
    }
    addWaiters(lock, -1);
    return woken;
  }

  /** Who waits on a lock that the current thread holds. */
  List<Thread> waiting(int lock, WaitSet set) {
    checkOwner(lock);
    int event = eventLock(lock, 0);
    if (event == lock) {
      // those whose time is over, or who are interrupted, leave without having the lock
      scheduler.await(Kind.INSPECT, lock, 0, 0);
      scheduler.happened(true, states.get(lock), states.get(lock));
    }
    List<Thread> threads = new ArrayList<>();
    for (ControlledThread t : set.waiters) {
      threads.add(Objects.requireNonNull(t.thread));
    }
    return threads;
  }

  private void checkOwner(int lock) {
    if (!isHeldByCurrent(lock)) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
  }
}
