package jacquard.runtime.control;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.hooks.Access;
import jacquard.hooks.Memory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The life of threads: start, join, interrupt, sleep, park. */
@SuppressWarnings("ReferenceEquality") // classes, loaders and threads are equal only to themselves
final class Threads {
  private static final long THREAD_HOLDER = Memory.offset(Thread.class, "holder");
  private static final long THREAD_STATUS = statusOffset();
  private static final int RUNNABLE = 5;
  private static final int TERMINATED = 2;

  private final Supervisor supervisor;
  private final Scheduler scheduler;
  private final Parkers parkers;
  private final IdentityTable started = new IdentityTable();

  final Shutdown shutdown;
  private final Publication publication;

  /** Threads that were interrupted before they were started. */
  private final IdentityTable interruptedEarly = new IdentityTable();

  Threads(Supervisor supervisor) {
    this.supervisor = supervisor;
    scheduler = supervisor.scheduler;
    parkers = supervisor.parkers;
    shutdown = new Shutdown(supervisor);
    publication = new Publication(scheduler, supervisor.locations);
  }

  void begin() {
    started.clear();
    interruptedEarly.clear();
    shutdown.begin();
    if (states.isMade()) {
      scheduler.setPublication(publication);
    }
  }

  void register(Thread thread, int number) {
    started.put(thread, number + 1);
  }

  private @Nullable ControlledThread of(Thread thread) {
    int number = started.get(thread);
    return number == IdentityTable.ABSENT ? null : scheduler.numbered(number - 1);
  }

  private final Promotion starts = new Promotion("the start of threads");

  /**
   * The thread that an object stands for, as far as the current thread can know: null if it has not
   * been started. To look is visible, unless the start comes before in any case.
   */
  private @Nullable ControlledThread lookUp(Thread thread) {
    ControlledThread target = of(thread);
    if (target != null && !target.isReserved && isStartedBefore(target)) {
      return target;
    }
    int name = supervisor.names.shared(thread);
    if (name == 0) {
      return target; // only the current thread could start it
    }
    scheduler.require(starts);
    scheduler.await(Kind.READ, supervisor.locations.of(name, Locations.STARTED), 0, 0);
    target = of(thread);
    int isStarted = target == null ? 0 : 1;
    scheduler.happened(false, isStarted, isStarted, Access.VOLATILE);
    return target;
  }

  /** Whether the thread is an ancestor of the current one, or was started by one before. */
  private boolean isStartedBefore(ControlledThread target) {
    Execution execution = scheduler.execution();
    int start = execution.startedBy(target.number);
    int by = start < 0 ? -1 : execution.thread(start);
    int t = scheduler.current().number;
    int since = execution.length();
    while (t != target.number && t != by) {
      since = execution.startedBy(t);
      if (since < 0) {
        return start < 0;
      }
      t = execution.thread(since);
    }
    return t == target.number || since > start;
  }

  // ---- start and end

  void start(Thread thread) {
    shutdown.starts(thread);
    int child = scheduler.nextChild();
    announce(thread, child);
    scheduler.await(Kind.START, Dependence.NO_OBJECT, child, 0);
    int event = scheduler.execution().length();
    scheduler.happened(true, 0, 0);
    setStatus(thread, RUNNABLE);
    register(thread, child);
    ControlledThread t =
        scheduler.start(thread, new ThreadBody(thread, thread, this, false), event);
    if (interruptedEarly.get(thread) != IdentityTable.ABSENT) {
      parkers.interruptAtOnce(t);
    }
  }

  /** If others may look whether a thread was started, that is visible. */
  private void announce(Thread thread, int child) {
    int name = supervisor.names.shared(thread);
    if (name == 0 || !starts.isMade()) {
      return;
    }
    scheduler.await(Kind.WRITE, supervisor.locations.of(name, Locations.STARTED), 1, 0);
    register(thread, child);
    ControlledThread t = scheduler.reserve(child);
    if (interruptedEarly.get(thread) != IdentityTable.ABSENT) {
      interruptedEarly.put(thread, IdentityTable.ABSENT);
      parkers.interruptAtOnce(t);
    }
    scheduler.happened(true, 0, 1, Access.VOLATILE);
  }

  static void setStatus(Thread thread, int status) {
    Object holder = Memory.getReference(thread, THREAD_HOLDER);
    if (holder != null) {
      Memory.put(holder, THREAD_STATUS, 'I', status);
    }
  }

  private static long statusOffset() {
    for (Class<?> nested : Thread.class.getDeclaredClasses()) {
      if (nested.getSimpleName().equals("FieldHolder")) {
        return Memory.offset(nested, "threadStatus");
      }
    }
    throw new LinkageError("this JDK keeps the status of threads elsewhere");
  }

  String nextName() {
    ControlledThread t = scheduler.current();
    return t.number == 0
        ? "Thread-" + t.unnamedThreads++
        : t.number + "-Thread-" + t.unnamedThreads++;
  }

  /** Unlike any other in the same execution, and above those of the checker's own threads. */
  long nextId() {
    ControlledThread t = scheduler.current();
    return 1_000 + (long) t.number * 1_000_000 + t.createdThreads++;
  }

  private final Promotion monitors = new Promotion("the monitors of threads");

  /**
   * Before somebody enters the monitor of a thread. Who joins a thread waits on its monitor, and
   * its end notifies all; that is visible if anybody else uses it.
   */
  void entersMonitor(Thread thread) {
    if (!thread.isVirtual()) {
      scheduler.require(monitors);
    }
  }

  boolean join(Thread thread, long nanos) throws InterruptedException {
    if (monitors.isMade() && !thread.isVirtual()) {
      return joinAtMonitor(thread, nanos);
    }
    ControlledThread target = lookUp(thread);
    if (target == null) {
      return true;
    }
    if (parkers.hasInterrupts()) {
      return joinInterruptibly(target, nanos > 0 ? Patience.timed(nanos) : Patience.INTERRUPTIBLE);
    }
    if (nanos > 0) {
      return joinFor(thread, target, nanos);
    }
    scheduler.await(Kind.JOIN, Dependence.NO_OBJECT, target.number, 0);
    scheduler.happened(false, 0, 0);
    return true;
  }

  /** As the JDK does it. */
  private boolean joinAtMonitor(Thread thread, long nanos) throws InterruptedException {
    ControlledThread t = scheduler.current();
    int lock = supervisor.monitor(thread);
    supervisor.monitors.enter(lock, true, 0);
    long end = t.time + nanos;
    Patience patience = nanos > 0 ? Patience.timed(nanos) : Patience.INTERRUPTIBLE;
    boolean isOver = false;
    boolean alive = alive(thread);
    while (alive && !isOver) {
      boolean isSignalled;
      try {
        isSignalled =
            supervisor.monitors.await(lock, supervisor.monitors.waitSet(lock), patience, 0);
      } catch (InterruptedException e) {
        supervisor.monitors.exit(lock, true, 0);
        throw e;
      }
      alive = alive(thread);
      isOver = patience.timed() && (!isSignalled || t.time >= end);
      if (patience.timed()) {
        patience = Patience.timed(end - t.time);
      }
    }
    supervisor.monitors.exit(lock, true, 0);
    return !alive;
  }

  /** Once there are interrupts, who joins waits at its own parker until the other one ends. */
  private boolean joinInterruptibly(ControlledThread target, Patience patience)
      throws InterruptedException {
    scheduler.require(lives);
    ControlledThread t = scheduler.current();
    scheduler.await(Kind.UPDATE, life(target), 0, 0);
    boolean ended = target.ended;
    if (!ended) {
      target.joiners.add(t);
    }
    scheduler.happened(true, ended ? 0 : 1, ended ? 0 : 1, Access.VOLATILE);
    Parkers.Woken woken = ended ? Parkers.Woken.SIGNALLED : parkers.awaitSignal(patience, 0);
    if (woken == Parkers.Woken.SIGNALLED) {
      return true;
    }
    scheduler.await(Kind.UPDATE, life(target), 0, 0);
    boolean isSignalled = !target.joiners.remove(t);
    scheduler.happened(true, isSignalled ? 0 : 1, isSignalled ? 0 : 1, Access.VOLATILE);
    if (isSignalled) {
      parkers.takeSignal(0);
    }
    if (woken == Parkers.Woken.INTERRUPTED) {
      throw new InterruptedException();
    }
    return isSignalled;
  }

  private boolean joinFor(Thread thread, ControlledThread target, long nanos) {
    ControlledThread t = scheduler.current();
    if (scheduler.mayTimeOutEarly(t, nanos)) {
      t.isTimed = true;
      boolean alive = alive(thread);
      if (alive) {
        scheduler.timedOut(nanos);
      }
      return !alive;
    }
    scheduler.setDeadline(t, nanos, Kind.YIELD);
    scheduler.await(Kind.JOIN, Dependence.NO_OBJECT, target.number, 0);
    boolean over = t.kind != Kind.JOIN;
    scheduler.happened(false, 0, 0);
    return !over;
  }

  private final Promotion lives = new Promotion("the end of threads");

  boolean alive(Thread thread) {
    ControlledThread target = lookUp(thread);
    if (target == null) {
      return false;
    }
    if (target == scheduler.current()) {
      return true;
    }
    scheduler.require(lives);
    scheduler.await(Kind.READ, life(target), 0, 0);
    boolean alive = !target.ended;
    scheduler.happened(false, alive ? 1 : 0, alive ? 1 : 0, Access.VOLATILE);
    return alive;
  }

  private final Promotion states = new Promotion("the states of threads");

  /** The state of a thread; of one that is alive and may wait it is the first one. */
  Thread.State life(Thread thread) {
    return lookUp(thread) == null
        ? Thread.State.NEW
        : alive(thread) ? Thread.State.RUNNABLE : Thread.State.TERMINATED;
  }

  Thread.State state(Thread thread) {
    Thread.State life = life(thread);
    ControlledThread target = of(thread);
    if (life != Thread.State.RUNNABLE || target == null || target == scheduler.current()) {
      return life;
    }
    scheduler.require(states);
    scheduler.await(Kind.READ, publication.location(target), 0, 0);
    Thread.State state = Publication.state(target);
    scheduler.happened(false, target.published, target.published, Access.VOLATILE);
    return state;
  }

  private final Promotion properties = new Promotion("the properties of threads");

  /**
   * Before a property of a thread is looked at or changed, or the default handler, if there is no
   * thread. Nothing is visible until one is changed of a thread that others know.
   */
  void property(@Nullable Thread thread, boolean changes) {
    int name = thread == null ? supervisor.nameOf(Thread.class) : supervisor.names.shared(thread);
    if (name == 0) {
      return;
    }
    if (changes) {
      scheduler.require(properties);
    }
    if (properties.isMade()) {
      int location = supervisor.locations.of(name, Locations.PROPERTIES);
      scheduler.await(changes ? Kind.WRITE : Kind.READ, location, 0, 0);
      scheduler.happened(changes, 0, 0, Access.VOLATILE);
    }
  }

  /** The threads that are alive, in the order of their numbers. */
  Thread[] all() {
    List<Thread> candidates = new ArrayList<>();
    for (int i = 0; i < scheduler.execution().threads(); i++) {
      Thread thread = scheduler.numbered(i).thread;
      if (thread != null && started.get(thread) != IdentityTable.ABSENT) {
        candidates.add(thread);
      }
    }
    Thread[] alive = new Thread[candidates.size()];
    int n = 0;
    for (Thread thread : candidates) {
      if (alive(thread)) {
        alive[n++] = thread;
      }
    }
    return Arrays.copyOf(alive, n);
  }

  /** The last thing that a thread does, apart from starting what is returned. */
  List<Thread> end() {
    ControlledThread t = scheduler.current();
    List<ControlledThread> joiners = List.of();
    Thread locked =
        monitors.isMade() && t.thread != null && !t.thread.isVirtual() ? t.thread : null;
    int lock = locked == null ? 0 : supervisor.monitor(locked);
    if (locked != null) {
      supervisor.monitors.enter(lock, true, 0);
    }
    if (lives.isMade()) {
      scheduler.await(Kind.WRITE, life(t), 0, 0);
      joiners = List.copyOf(t.joiners);
      t.joiners.clear();
      t.ended = true;
      scheduler.happened(true, 1, 0, Access.VOLATILE);
    }
    t.ended = true;
    if (t.thread != null) {
      setStatus(t.thread, TERMINATED);
    }
    if (locked != null) {
      supervisor.monitors.signalAll(lock, supervisor.monitors.waitSet(lock), 0);
      supervisor.monitors.exit(lock, true, 0);
    }
    for (ControlledThread joiner : joiners) {
      parkers.signal(joiner, 0);
    }
    return shutdown.ends(t);
  }

  private int life(ControlledThread t) {
    return supervisor.locations.of(t.number, Locations.LIFE);
  }

  // ---- interrupts

  void interrupt(Thread thread) {
    ControlledThread target = lookUp(thread);
    if (target != null) {
      parkers.interrupt(target);
    } else {
      interruptEarly(thread);
    }
  }

  /** A thread that has not been started remembers that it was interrupted. */
  private void interruptEarly(Thread thread) {
    parkers.requireInterrupts();
    int name = supervisor.names.shared(thread);
    if (name == 0) {
      interruptedEarly.put(thread, 1);
      return;
    }
    scheduler.require(starts);
    scheduler.await(Kind.UPDATE, supervisor.locations.of(name, Locations.STARTED), 1, 0);
    ControlledThread target = of(thread);
    if (target == null) {
      interruptedEarly.put(thread, 1);
    }
    int isStarted = target == null ? 0 : 1;
    scheduler.happened(true, isStarted, isStarted, Access.VOLATILE);
    if (target != null) {
      parkers.interrupt(target);
    }
  }

  boolean interrupted(Thread thread, boolean clear) {
    ControlledThread target = lookUp(thread);
    return target != null
        ? parkers.isInterrupted(target, clear)
        : interruptedEarly.get(thread) != IdentityTable.ABSENT;
  }

  // ---- waiting

  void sleep(long nanos) throws InterruptedException {
    parkers.sleep(nanos);
  }

  void unpark(@Nullable Thread thread) {
    ControlledThread target = thread == null ? null : lookUp(thread);
    if (target != null) {
      parkers.unpark(target);
    }
  }
}
