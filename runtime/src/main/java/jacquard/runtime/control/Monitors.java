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
    boolean inUse;
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
    List<ControlledThread> queue = contenders(lock);
    while (true) {
      scheduler.await(Kind.TRY_ACQUIRE, lock, 0, site);
      if (!ObjectState.isFree(states.get(lock))) {
        queue.add(t);
      }
      if (takeIfFree(lock, t)) {
        return;
      }
      if (parkers.awaitSignal(true, site)) {
        leave(lock, queue, t, site);
        throw new InterruptedException();
      }
    }
  }

  /** A thread that was interrupted no longer wants the lock; a signal to it goes to another one. */
  private void leave(int lock, List<ControlledThread> queue, ControlledThread t, int site) {
    scheduler.await(Kind.INSPECT, lock, 0, site);
    long state = states.get(lock);
    boolean isSignalled = !queue.remove(t);
    ControlledThread other =
        isSignalled && ObjectState.isFree(state) && !queue.isEmpty() ? queue.removeFirst() : null;
    scheduler.happened(true, state, state);
    if (isSignalled) {
      parkers.awaitSignal(false, site);
    }
    if (other != null) {
      parkers.signal(other, site);
    }
  }

  private List<ControlledThread> contenders(int lock) {
    if (lock >= contenders.length) {
      contenders = Arrays.copyOf(contenders, Math.max(lock + 1, contenders.length * 2));
    }
    WaitSet w = contenders[lock];
    if (w == null) {
      w = new WaitSet();
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

  boolean tryEnter(int lock, long nanos, int site) {
    ControlledThread t = scheduler.current();
    if (holder(lock) == t.number) {
      holds[lock]++;
      return true;
    }
    if (takeInSection(lock, site)) {
      return true;
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
      w = new WaitSet();
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

  /** How a wait may end other than by a signal. */
  record Patience(long nanos, boolean interruptible) {
    static final Patience ENDLESS = new Patience(-1, false);
    static final Patience INTERRUPTIBLE = new Patience(-1, true);

    static Patience timed(long nanos) {
      return new Patience(Math.max(0, nanos), true);
    }

    boolean timed() {
      return nanos >= 0;
    }
  }

  /**
   * Gives the lock up, waits for a signal or another reason to go on, and takes the lock again.
   *
   * @return whether there was a signal
   */
  boolean await(int lock, WaitSet set, Patience patience, int site) throws InterruptedException {
    checkOwner(lock);
    if (patience.interruptible) {
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

    // Once there are interrupts, a waiter is woken by what is done to its own parker, so that a
    // signal and an interrupt meet at one object.
    boolean byParker = parkers.hasInterrupts();
    boolean interrupted = false;
    boolean spurious = !patience.timed() && scheduler.mayWakeSpuriously(t);
    if (byParker && !patience.timed() && !spurious) {
      interrupted = parkers.awaitSignal(patience.interruptible, site);
    } else {
      boolean early = patience.timed() && scheduler.mayTimeOutEarly(t);
      t.held = !early && !spurious;
      if (patience.timed() && !early) {
        scheduler.setDeadline(t, patience.nanos, Kind.REACQUIRE);
      }
    }
    scheduler.await(Kind.REACQUIRE, event, 0, site);
    before = states.get(event);
    if (!t.notified) {
      set.waiters.remove(t);
      addWaiters(event, -1);
    }
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
    if (!t.notified && patience.timed()) {
      scheduler.timedOut(patience.nanos);
    } else if (!t.notified && spurious) {
      t.spuriousWakeUps++;
    }
    if (byParker) {
      afterWait(t, patience.timed() || spurious, interrupted);
    }
    return t.notified;
  }

  /** What to wait and signal at: the lock, or the section that it is a part of. */
  private int eventLock(int lock, int site) {
    return sections().absorbsLock(lock, site) ? scheduler.current().open : lock;
  }

  /**
   * @param unasked whether the thread may go on without a signal, and did not take one
   */
  private void afterWait(ControlledThread t, boolean unasked, boolean interrupted)
      throws InterruptedException {
    if (t.notified) {
      if (interrupted || unasked) {
        parkers.dropSignal(interrupted);
      }
    } else if (interrupted) {
      throw new InterruptedException();
    } else {
      parkers.checkInterrupt();
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
    woken.held = false;
    woken.floor = scheduler.execution().length();
    addWaiters(lock, -1);
    return woken;
  }

  private void checkOwner(int lock) {
    if (!isHeldByCurrent(lock)) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
  }
}
