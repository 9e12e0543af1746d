package jacquard.runtime.control.execution;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Vocabulary;
import jacquard.explore.Policy;
import jacquard.explore.SubjectRefined;
import jacquard.explore.Uncontrolled;
import jacquard.hooks.Control;
import jacquard.hooks.EnvironmentHooks;
import jacquard.hooks.Fiber;
import jacquard.hooks.FieldHooks;
import jacquard.hooks.Memory;
import jacquard.hooks.Renewal;
import jacquard.hooks.Supervision;
import jacquard.runtime.control.CodeSymbols;
import jacquard.runtime.control.DataRace;
import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.control.schedule.ControlledThread;
import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.Idleness;
import jacquard.runtime.control.schedule.Roster;
import jacquard.runtime.control.schedule.Turns;
import jacquard.runtime.control.threads.ThreadBody;
import jacquard.runtime.control.threads.ThreadStatus;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs a Java program again and again, each time from a fresh start. One at a time in a JVM, and
 * always on the same thread.
 */
public final class JavaRun {
  private static final long THREAD_ID = Memory.offset(Thread.class, "tid");

  /**
   * The number of the main thread: the same in every execution, and that of no other thread of the
   * JVM, which knows by it who owns a monitor.
   */
  private static final long MAIN_ID = 999;

  private final Supervisor supervisor;
  private final Vocabularies vocabulary;
  private final MemoryOrder order;
  private final RaceCollection races = new RaceCollection();
  private final ThreadGroup group;
  private final ClassLoader loader;

  /**
   * Of one program.
   *
   * @param deadline until when a thread may loop without a visible operation, as {@link
   *     System#nanoTime} tells it
   */
  public JavaRun(
      CodeSymbols symbols, ClassLoader loader, ExploredBehaviour behaviour, LongSupplier deadline) {
    supervisor = new Supervisor(symbols, behaviour, deadline);
    vocabulary =
        new Vocabularies(
            symbols,
            supervisor.roster,
            supervisor.locations,
            supervisor.names,
            supervisor.values,
            supervisor.stacks,
            supervisor.timeouts);
    order = new MemoryOrder(supervisor.recording);
    group = Thread.currentThread().getThreadGroup();
    this.loader = loader;
    FieldHooks.showFinals(false);
    supervisor.names.shared(new Object());
  }

  public Vocabulary vocabulary() {
    return vocabulary;
  }

  /** What the program did that could not be controlled. */
  public Set<String> uncontrolled() {
    return supervisor.losses.all();
  }

  /** Goes on, from now on, after what cannot be controlled, to find what is wrong all the same. */
  public void goOn() {
    supervisor.losses.goOn();
  }

  /** What the program's threads threw in the last execution. */
  public List<Throwable> thrown() {
    List<Throwable> thrown = new ArrayList<>();
    for (ControlledThread t : supervisor.ending.failed()) {
      if (t.thrown != null) {
        thrown.add(t.thrown);
      }
    }
    return thrown;
  }

  /** Runs the program's main thread, and all that it starts. */
  public void run(Runnable main, Policy policy, int maxSteps, Execution into) {
    Thread.setDefaultUncaughtExceptionHandler(null);
    boolean hadPool = Renewal.hasCommonPool();
    Supervision.epoch++;
    supervisor.control.install();
    EnvironmentHooks.keepStandardStreams();
    EnvironmentHooks.setSystemClassLoader(loader);
    supervisor.begin(Supervision.epoch);
    Thread thread = new Thread(group, null, "main", 0, false);
    Memory.put(thread, THREAD_ID, 'J', MAIN_ID); // random numbers of a thread depend on it
    thread.setDaemon(false);
    thread.setContextClassLoader(loader);
    ThreadStatus.RUNNABLE.set(thread);
    supervisor.started.register(thread, 0);
    try {
      supervisor.scheduler.run(
          policy, maxSteps, into, thread, new ThreadBody(thread, main, supervisor.ends, true));
    } finally {
      Control.uninstall();
      supervisor.end();
    }
    supervisor.unseen.requireSight(into);
    supervisor.losses.requireControl();
    if (!hadPool && Renewal.hasCommonPool()) {
      throw new SubjectRefined("the common pool must be visible");
    }
    into.end(outcome());
    order.races(into, (first, second) -> addRace(into, first, second));
  }

  /** What the JDK's own concurrent classes do to their fields is no business of the program's. */
  private void addRace(Execution into, int first, int second) {
    int location = into.object(second);
    Class<?> type =
        supervisor.locations.slot(location) < 0
            ? null
            : supervisor.names.type(supervisor.locations.name(location));
    if (type == null
        || type.getClassLoader() != null
        || !type.getPackageName().startsWith("java.util.concurrent")) {
      races.add(into, first, second);
    }
  }

  /**
   * The data races of all executions so far, each once. Runs the program again, since only now
   * somebody wants to know where exactly they are.
   */
  public List<DataRace> dataRaces(Runnable main, String fingerprint) {
    SequencedMap<List<Object>, DataRace> found = new LinkedHashMap<>();
    supervisor.stacks.watch(true);
    try {
      for (RaceCollection.Race race : races.all()) {
        Execution execution = new Execution();
        if (!runs(main, race, execution)) {
          continue;
        }
        if (isConflict(execution, race.first(), race.second())) {
          String location = vocabulary.object(execution.object(race.second()));
          DataRace.Side first = side(execution, race.first());
          DataRace.Side second = side(execution, race.second());
          found.putIfAbsent(
              List.of(location, first, second),
              new DataRace(location, first, second, execution.schedule(fingerprint)));
        }
      }
    } finally {
      supervisor.stacks.watch(false);
    }
    return List.copyOf(found.values());
  }

  /** Runs the program up to a race, to tell of it; what cannot be controlled is told elsewhere. */
  private boolean runs(Runnable main, RaceCollection.Race race, Execution execution) {
    try {
      run(main, race.policy(), race.schedule().length(), execution);
      return true;
    } catch (Uncontrolled e) {
      return false;
    }
  }

  /** Fails for a race that was seen before more of the program's operations became visible. */
  private static boolean isConflict(Execution e, int first, int second) {
    return second < e.length()
        && e.object(first) == e.object(second)
        && e.thread(first) != e.thread(second)
        && (e.writes(first) || e.writes(second));
  }

  private DataRace.Side side(Execution execution, int event) {
    return new DataRace.Side(
        vocabulary.thread(execution.thread(event)),
        execution.writes(event),
        supervisor.stacks.stack(execution.site(event)));
  }

  public ExploredBehaviour behaviour() {
    return supervisor.timing.behaviour();
  }

  /** Whether a time-out was put off until nobody could move, in any execution so far. */
  public boolean isTimeLimited() {
    return supervisor.timing.isLimited();
  }

  /** Whether a thread could have woken up for no reason once more, in any execution so far. */
  public boolean isWakingLimited() {
    return supervisor.timing.isWakingLimited();
  }

  /** How many steps a daemon may make when all others have ended; -1 if none wanted more. */
  public int daemonSteps() {
    return supervisor.turns.areDaemonsCut() ? Turns.MAX_STEPS_OF_DAEMON : -1;
  }

  /** What looped too long to be waited for, in any execution; null if nothing did. */
  public @Nullable String endlessLoop() {
    return supervisor.loops.endless();
  }

  /** How many time-outs fired in the last execution although others could move. */
  public int earlyTimeouts() {
    return supervisor.timeouts.early();
  }

  /** Whether executions record where exactly threads are, also within the JDK; that is slow. */
  public void watch(boolean watching) {
    supervisor.stacks.watch(watching);
  }

  /**
   * Runs the program's threads as threads of the JVM from now on, which debuggers can see. Slow,
   * and for one execution after each call only.
   */
  public void useThreads() {
    Fiber.useThreads();
    supervisor.roster.forgetFibers();
  }

  private Outcome outcome() {
    Ending ending = supervisor.ending;
    Outcome early = ending.early();
    if (early != null) {
      return early;
    }
    if (ending.isAssumedAway()) {
      return Outcome.Excluded.OUTCOME;
    }
    if (!ending.failures().isEmpty()) {
      return new Outcome.Failed(ending.failures());
    }
    return blocked(supervisor.roster);
  }

  private Outcome blocked(Roster roster) {
    List<Outcome.Blocked> blocked = new ArrayList<>();
    for (int i = 0; i < roster.liveThreads(); i++) {
      ControlledThread t = roster.live(i);
      if (!t.daemon && !Idleness.isIdle(t, false)) {
        blocked.add(new Outcome.Blocked(t.number, t.kind, t.object, holder(t), t.site));
      }
    }
    return blocked.isEmpty() ? Outcome.Completed.OUTCOME : new Outcome.Deadlocked(blocked);
  }

  private int holder(ControlledThread t) {
    return switch (t.kind) {
      case ACQUIRE -> supervisor.holds.holder(t.object);
      case REACQUIRE -> t.held ? -1 : supervisor.holds.holder(t.object);
      case JOIN -> (int) t.argument;
      case READ, WRITE, UPDATE, CAS, RELEASE, TRY_ACQUIRE, WAIT, NOTIFY, NOTIFY_ALL -> -1;
      case PARK -> Awaited.by(t.thread).owner(supervisor.roster);
      case TAKE_PERMITS, GIVE_PERMITS, UNPARK, SEND, RECEIVE -> -1;
      case INSPECT, INTERRUPT, START, YIELD, TIMEOUT, CHOOSE -> -1;
    };
  }

  /** The thread that had this number in the last execution. */
  @Nullable Thread thread(int number) {
    return supervisor.roster.numbered(number).thread;
  }
}
