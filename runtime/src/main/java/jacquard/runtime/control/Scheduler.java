package jacquard.runtime.control;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import jacquard.hooks.Access;
import jacquard.hooks.ClassHooks;
import jacquard.hooks.Fiber;
import jacquard.hooks.Supervision;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs the threads of a program one at a time and lets a policy choose who moves.
 *
 * <p>A thread that reaches a visible operation says so with {@link #await}, on its own stack. The
 * policy is asked there and then, so that nothing is switched when the same thread goes on. When it
 * is another one's turn, the fiber is left, and the loop in {@link #run} enters the other one. Once
 * a thread may perform its operation, it does so and tells of it with {@link #happened}.
 */
final class Scheduler implements Frontier {
  /** A thread that jumps backwards this often, while nothing changes, does so for ever. */
  private static final int MAX_IDLE_LOOPS = 1_000;

  /** How many times as long an execution may be as long as it has one thread only. */
  private static final int MORE_STEPS_ALONE = 20;

  /** So often a thread jumps backwards before it is asked how long it has done so; a power of 2. */
  private static final int LOOPS_UNTIMED = 1 << 22;

  /** When all other threads have ended, a daemon ends that has made so many steps. */
  static final int MAX_STEPS_OF_DAEMON = 100;

  /** How long threads may loop if nobody says so; a minute. */
  private static final long PATIENCE = 60_000_000_000L;

  private final NumberTable numbers = new NumberTable();
  private ControlledThread[] slots = new ControlledThread[0];
  private ControlledThread[] active = new ControlledThread[8];
  private int actives;
  private ControlledThread[] unadvanced = new ControlledThread[4];
  private int unadvancedCount;

  private final ObjectNames names;
  private final SyncStates states;
  private final Values values;
  private final Stacks stacks;
  private final Clock clock;
  private final Consumer<String> uncontrolled;

  /** How each memory access is ordered, as {@link jacquard.hooks.Access} says. */
  private byte[] orders = new byte[64];

  private @Nullable ControlledThread current;
  private @Nullable ControlledThread next;
  private @Nullable Policy policy;
  private @Nullable Sections sections;
  private @Nullable Publication publication;
  private Execution into = new Execution();
  private int maxSteps;

  /** The steps before a second thread was there. */
  private int alone;

  private long loops;
  private int idle;
  private long loopingSince;
  private long deadline = System.nanoTime() + PATIENCE;
  private @Nullable String endlessLoop;
  private boolean ended;

  /** Whether the execution has ended, but its last thread is still below a native frame. */
  private boolean pinned;

  private @Nullable Throwable fault;
  private @Nullable Runnable breachOfSilence;
  private @Nullable Outcome early;
  private boolean assumedAway;
  private final Waited waited = new Waited();
  private Liberties liberties = Liberties.DEFAULT;
  private boolean timeIsLimited;
  private boolean daemonsAreCut;
  final Timeouts timeouts = new Timeouts();
  private final List<Outcome.Failure> failures = new ArrayList<>();
  private final List<ControlledThread> failed = new ArrayList<>();

  Scheduler(
      ObjectNames names,
      SyncStates states,
      Values values,
      Stacks stacks,
      Clock clock,
      Consumer<String> uncontrolled) {
    this.names = names;
    this.states = states;
    this.values = values;
    this.stacks = stacks;
    this.clock = clock;
    this.uncontrolled = uncontrolled;
  }

  void setSections(Sections newSections) {
    sections = newSections;
  }

  // ---- one execution

  /** Runs the program whose main thread is given, from its start to its end. */
  void run(Policy newPolicy, int newMaxSteps, Execution newInto, Thread main, Runnable body) {
    policy = newPolicy;
    maxSteps = newMaxSteps;
    alone = 0;
    into = newInto;
    into.begin(0);
    actives = 0;
    unadvancedCount = 0;
    loops = 0;
    idle = 0;
    ended = false;
    pinned = false;
    fault = null;
    early = null;
    timeouts.begin();
    assumedAway = false;
    failures.clear();
    failed.clear();
    ControlledThread first = add(numbers.number(NumberTable.pair(0, 0)), -1, main, body);
    unadvancedCount = 0;
    Thread carrier = Thread.currentThread();
    Heartbeat.expect(true);
    next = first;
    try {
      for (ControlledThread t = next; t != null; t = next) {
        next = null;
        current = t;
        names.runs(t.number);
        fiber(t).run(carrier, thread(t));
      }
    } finally {
      current = null;
      Heartbeat.expect(false);
    }
    recordPending();
    if (fault != null) {
      throw jacquard.hooks.Memory.<RuntimeException>sneak(fault);
    }
  }

  /** How the execution ended, unless the policy or a limit ended it. */
  @Nullable Outcome early() {
    return early;
  }

  List<Outcome.Failure> failures() {
    return failures;
  }

  /** The threads that ended by throwing. */
  List<ControlledThread> failed() {
    return failed;
  }

  private Fiber fiber(ControlledThread t) {
    Fiber fiber = t.fiber;
    if (fiber == null) {
      fiber = new Fiber(() -> live(t));
      t.fiber = fiber;
    }
    return fiber;
  }

  /** Lets the next execution begin with new fibers. */
  void forgetFibers() {
    for (ControlledThread t : slots) {
      t.fiber = null;
    }
  }

  /** The life of a fiber: one thread after the other, in executions that follow each other. */
  private void live(ControlledThread t) {
    while (true) {
      Runnable body = Objects.requireNonNull(t.body);
      try {
        Supervision.control(t.thread, body);
      } catch (Throwable thrown) {
        fail(t, thrown);
      }
      finish(t);
      next = decideSafely();
      leave();
    }
  }

  private void finish(ControlledThread t) {
    t.finished = true;
    t.body = null;
    for (int i = 0; i < actives; i++) {
      if (active[i].number == t.number) {
        active[i] = active[--actives];
        return;
      }
    }
  }

  private void fail(ControlledThread t, Throwable thrown) {
    if (ended) {
      return; // unwound by the checker
    }
    if (Failures.isLackOfMemory(thrown)) {
      fault = thrown; // nothing is known of a program that had too little, nor is it to blame
      ended = true;
      return;
    }
    t.thrown = thrown;
    failed.add(t);
    failures.add(Failures.describe(t.number, thrown, stacks.number(Failures.stack(thrown))));
  }

  /** A failure that is not an exception of the program; its thread ends with the execution. */
  void fail(Outcome.Failure failure) {
    failures.add(failure);
  }

  // ---- threads

  ControlledThread current() {
    return Objects.requireNonNull(current);
  }

  Execution execution() {
    return into;
  }

  /** Makes a thread live that the current one has started by the event just recorded. */
  ControlledThread start(Thread thread, Runnable body, int startEvent) {
    ControlledThread parent = current();
    int number = numbers.number(NumberTable.pair(parent.number + 1, parent.children++));
    ControlledThread child = add(number, startEvent, thread, body);
    child.time = parent.time;
    return child;
  }

  /** The number that the next thread started by the current one will have. */
  int nextChild() {
    ControlledThread parent = current();
    return numbers.number(NumberTable.pair(parent.number + 1, parent.children));
  }

  /** A thread that is about to be started: it can be waited for and interrupted. */
  ControlledThread reserve(int number) {
    ControlledThread t = slot(number);
    if (!t.finished) {
      t.fiber = null; // left in the middle of its work when an execution ended
    }
    t.finished = false;
    t.ended = false;
    t.isReserved = true;
    return t;
  }

  private ControlledThread slot(int number) {
    while (number >= slots.length) {
      int n = slots.length;
      slots = Arrays.copyOf(slots, n + 1);
      slots[n] = new ControlledThread(n);
    }
    return slots[number];
  }

  private ControlledThread add(int number, int startEvent, Thread thread, Runnable body) {
    boolean isReserved = number < slots.length && slots[number].isReserved;
    slot(number);
    while (into.threads() <= number) {
      into.addUnstartedThread();
    }
    into.started(number, startEvent);
    ControlledThread t = slots[number];
    if (!t.finished && !isReserved) {
      t.fiber = null; // left in the middle of its work when an execution ended
    }
    t.begin(thread, body);
    if (actives == active.length) {
      active = Arrays.copyOf(active, actives * 2);
    }
    active[actives++] = t;
    if (unadvancedCount == unadvanced.length) {
      unadvanced = Arrays.copyOf(unadvanced, unadvancedCount * 2);
    }
    unadvanced[unadvancedCount++] = t;
    return t;
  }

  /** Whether all threads have ended that are no daemons. */
  private boolean isOver() {
    for (int i = 0; i < actives; i++) {
      if (!active[i].daemon) {
        return false;
      }
    }
    return true;
  }

  private static Thread thread(ControlledThread t) {
    return Objects.requireNonNull(t.thread);
  }

  ControlledThread numbered(int number) {
    return slots[number];
  }

  int liveThreads() {
    return actives;
  }

  ControlledThread live(int i) {
    return active[i];
  }

  // ---- visible operations

  /**
   * Announces what the current thread is about to do, and returns when it may.
   *
   * @return the alternative that was chosen
   */
  int await(Kind kind, int object, long argument, int site) {
    return await(kind, object, argument, 1, site);
  }

  int await(Kind kind, int object, long argument, int alternatives, int site) {
    ControlledThread t = current();
    if (!pinned) {
      closeSection(t, kind, object, site);
    }
    if (publication != null) {
      publication.beforeWaiting(t, kind, object);
    }
    t.kind = kind;
    t.object = object;
    t.argument = argument;
    t.alternatives = alternatives;
    if (pinned) {
      leaveUnlessPinned(t);
      return 0;
    }
    t.site = stacks.isWatching() ? stacks.here() : site;
    if (breachOfSilence != null) {
      breachOfSilence.run();
      if (pinned) {
        leaveUnlessPinned(t);
        return 0;
      }
    }
    loops = 0;
    idle = 0;
    Heartbeat.beat();
    ControlledThread chosen = decideSafely();
    if (chosen == null || chosen.number != t.number) {
      next = chosen;
      leaveUnlessPinned(t);
    }
    return t.choice;
  }

  /**
   * Announces an operation that waits for a limited time only. A thread may find a short time over
   * at any moment, but only so often: other times pass only when nobody else can move.
   *
   * @param expired what the operation is when it does not wait
   */
  void awaitFor(long nanos, Kind kind, Kind expired, int object, long argument, int site) {
    ControlledThread t = current();
    closeSection(t, kind, object, site);
    t.isTimed = true;
    if (mayTimeOutEarly(t, nanos)) {
      await(expired, object, argument, site);
    } else {
      setDeadline(t, nanos, expired);
      await(kind, object, argument, site);
    }
  }

  /** A section of the JDK's is given up where something else begins. */
  private void closeSection(ControlledThread t, Kind kind, int object, int site) {
    if (t.open != Sections.NONE && t.open != object) {
      Objects.requireNonNull(sections).before(t, kind, object, site);
    }
  }

  /** Whether the time that a thread waits may be over although others can move. */
  boolean mayTimeOutEarly(ControlledThread t, long nanos) {
    if (nanos <= 0) {
      t.isEarly = false; // it is over before it begins
      return true;
    }
    EarlyTimeouts early = liberties.earlyTimeouts();
    t.isEarly = t.earlyTimeouts < early.perThread() && early.isShort(nanos);
    return t.isEarly;
  }

  /**
   * Lets a thread go on when nobody else can move. A day is over once in a thread, for who waits
   * for days again and again waits for ever; and what is more than a life is never over.
   */
  void setDeadline(ControlledThread t, long nanos, Kind expired) {
    timeIsLimited = true;
    if (nanos < Timeouts.DAY || (nanos < Timeouts.FOREVER && !t.hasSeenDays)) {
      t.expired = expired;
      t.patience = nanos;
      t.deadline = t.time + nanos;
    }
  }

  /**
   * The current thread has found its time over.
   *
   * @param event by which it found that
   */
  void timedOut(long nanos, int event) {
    ControlledThread t = current();
    if (t.isEarly) {
      t.isEarly = false;
      t.earlyTimeouts++;
      timeouts.fired(event, nanos, true);
      clock.advance(t, nanos);
    }
  }

  /** As {@link #timedOut(long, int)}, by the last event. */
  void timedOut(long nanos) {
    timedOut(nanos, into.length() - 1);
  }

  void setLiberties(Liberties newLiberties) {
    liberties = newLiberties;
  }

  Liberties liberties() {
    return liberties;
  }

  /** Whether a thread that waits in the program's own code may wake up for no reason. */
  boolean mayWakeSpuriously(ControlledThread t) {
    return t.section == null && t.spuriousWakeUps < liberties.spuriousWakeUps();
  }

  /** Whether some time-out, in any execution, was put off until nobody could move. */
  boolean isTimeLimited() {
    return timeIsLimited;
  }

  /** Whether a daemon could have gone on, in any execution, when all other threads had ended. */
  boolean areDaemonsCut() {
    return daemonsAreCut;
  }

  /** Says what to do if the current thread does something visible; null where it may. */
  void setSilent(@Nullable Runnable newBreachOfSilence) {
    breachOfSilence = newBreachOfSilence;
    ClassHooks.setAnonymous(newBreachOfSilence != null);
  }

  /** Records the operation that the current thread has just performed. */
  void happened(boolean writes, long before, long after) {
    happened(writes, before, after, Access.PLAIN);
  }

  /** Records a memory access and how it is ordered. */
  void happened(boolean writes, long before, long after, int order) {
    ControlledThread t = current();
    if (pinned) {
      return;
    }
    int event = into.length();
    if (event == orders.length) {
      orders = Arrays.copyOf(orders, event * 2);
    }
    orders[event] = (byte) order;
    into.append(
        t.number,
        t.choice,
        t.alternatives,
        t.kind,
        t.object,
        writes,
        before,
        t.argument,
        after,
        t.floor,
        t.site);
    t.floor = -1;
    t.held = false;
    t.expired = null;
    t.base = null;
    if (clock.isUsed()) {
      clock.passOn(t, writes, t.kind == Kind.JOIN ? slots[(int) t.argument] : null);
    }
    if (publication != null) {
      publication.afterWaiting(t);
    }
  }

  /** Lets every thread say when it waits; see {@link Publication}. */
  void setPublication(Publication newPublication) {
    publication = newPublication;
  }

  /** A step without an object, such as a yield or a data choice. */
  int stepWithoutObject(Kind kind, int alternatives, int site) {
    int choice = await(kind, Dependence.NO_OBJECT, alternatives, alternatives, site);
    happened(false, 0, 0);
    return choice;
  }

  /**
   * The current thread jumps backwards: for ever, as far as one can tell, if it does so too long.
   */
  void loop() {
    if ((++loops & (LOOPS_UNTIMED - 1)) == 0) {
      long now = System.nanoTime();
      if (loops == LOOPS_UNTIMED) {
        loopingSince = now;
      } else if (now - deadline >= 0) {
        giveUpLooping(now - loopingSince);
      }
    }
  }

  private void giveUpLooping(long nanos) {
    ControlledThread t = current();
    String looping =
        "%s has looped for %d s without a visible operation (%s)"
            .formatted(
                thread(t).getName(),
                Math.max(1, nanos / 1_000_000_000),
                stacks.describe(stacks.here()));
    endlessLoop = endlessLoop == null ? looping : endlessLoop;
    early = Outcome.Pruned.OUTCOME;
    ended = true;
    next = null;
    t.fiber = null;
    leave();
  }

  /** What looped too long to be waited for, in any execution; null if nothing did. */
  @Nullable String endlessLoop() {
    return endlessLoop;
  }

  /** Says until when a thread may loop without a visible operation, as {@link System#nanoTime}. */
  void setDeadline(long newDeadline) {
    deadline = newDeadline;
  }

  void idle() {
    if (++idle > MAX_IDLE_LOOPS) {
      ControlledThread t = current();
      failures.add(
          new Outcome.Failure(
              t.number,
              "endless-loop",
              "an endless loop without visible operations",
              stacks.here()));
      abandonThread(t);
    }
  }

  /** Ends a thread where it is: nothing of it runs any more, the others go on. */
  void abandonThread(ControlledThread t) {
    finish(t);
    t.fiber = null;
    next = decideSafely();
    leave();
  }

  /** The current thread found that this execution is not one of those asked for. */
  void abandonAssumption() {
    assumedAway = true;
    abandonThread(current());
  }

  /** Whether some thread made an assumption that did not hold. */
  boolean isAssumedAway() {
    return assumedAway;
  }

  /** The program asked for the end of the JVM. */
  void exit(int status) {
    ControlledThread t = current();
    failures.add(
        new Outcome.Failure(
            t.number,
            "exit",
            "the program calls System.exit(%d); return instead".formatted(status),
            stacks.here()));
    abandonThread(t);
  }

  /** Goes on only if this is visible; otherwise the search begins again, and then it is. */
  void require(Promotion promotion) {
    if (!promotion.isMade()) {
      abort(promotion.make());
    }
  }

  /**
   * Ends the execution with a fault of the checker, thrown to whoever runs it. Returns only below a
   * native frame, where the thread goes on alone.
   */
  void abort(Throwable newFault) {
    fault = newFault;
    ended = true;
    next = null;
    try {
      Fiber.leave();
    } catch (IllegalStateException e) {
      pinned = true;
    }
  }

  /** Leaves the current fiber for good, or until it is its turn again. */
  private void leave() {
    try {
      Fiber.leave();
    } catch (IllegalStateException e) {
      pin();
      throw new Unwinding(current().number);
    }
  }

  /**
   * Leaves the current fiber. That is not possible below a native frame: then the execution ends,
   * and with it all claims. The thread goes on alone until the native frame is gone, so that
   * nothing is thrown through code that could take it for an error of its own.
   */
  private void leaveUnlessPinned(ControlledThread t) {
    try {
      Fiber.leave();
    } catch (IllegalStateException e) {
      pin();
      if (!isEnabled(t)) {
        throw new Unwinding(t.number); // it would wait for others, who do not run any more
      }
    }
  }

  private void pin() {
    ended = true;
    next = null;
    early = Outcome.Pruned.OUTCOME;
    if (!pinned) {
      pinned = true;
      uncontrolled.accept(
          "native code calls the program back at %s, where no other thread can be let run"
              .formatted(stacks.describe(stacks.here())));
    }
  }

  /** Ends what the program was doing, since its fiber cannot be left. */
  private static final class Unwinding extends Error {
    private static final long serialVersionUID = 1L;

    Unwinding(int thread) {
      super("thread " + thread + " is ended by the checker", null, false, false);
    }
  }

  private @Nullable ControlledThread decideSafely() {
    try {
      return decide();
    } catch (Throwable thrown) {
      // It must not run through the program's own frames.
      fault = thrown;
      ended = true;
      return null;
    }
  }

  /** Who moves next; null when the execution is over. */
  private @Nullable ControlledThread decide() {
    long now = -1;
    while (true) {
      if (ended) {
        return null;
      }
      if (unadvancedCount > 0) {
        return unadvanced[--unadvancedCount]; // runs up to its first visible operation
      }
      // when time has passed, it has for all whose time is over at that moment
      ControlledThread waking = now < 0 ? null : letTimePass(now);
      if (waking == null) {
        waking = markEnabled() || !isWaitedFor() ? null : letTimePass(Long.MAX_VALUE);
      }
      if (waking == null && !into.anyEnabled(into.length())) {
        ended = true;
        return null;
      }
      ControlledThread chosen = choose();
      if (chosen == null || waking == null) {
        return chosen;
      }
      now = wake(waking);
    }
  }

  /**
   * Whether somebody is there for whom time must pass, when nobody can move: once the last thread
   * has ended that is no daemon, the program is over.
   */
  private boolean isWaitedFor() {
    for (int i = 0; i < actives; i++) {
      ControlledThread t = active[i];
      if (!t.daemon && (t.expired != null || !Idleness.isIdle(t, isCurrent(t)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isCurrent(ControlledThread t) {
    return current != null && current.number == t.number && !t.finished;
  }

  private boolean markEnabled() {
    boolean any = false;
    boolean isOver = isOver();
    for (int i = 0; i < actives; i++) {
      ControlledThread t = active[i];
      if (isOver && into.eventsOf(t.number) >= MAX_STEPS_OF_DAEMON) {
        daemonsAreCut = true; // it runs as long as the JVM takes to end
      } else if (isEnabled(t)) {
        into.markEnabled(t.number);
        any = true;
      }
    }
    return any;
  }

  /** Whether there is no thread but the one that runs now. */
  boolean isAlone() {
    return actives == 1;
  }

  /** What a single thread does is cheap to search, and is often what a library needs to start. */
  private boolean isTooLong() {
    if (into.threads() == 1) {
      alone = into.length();
    }
    return into.length() - alone >= maxSteps || alone >= (long) MORE_STEPS_ALONE * maxSteps;
  }

  private @Nullable ControlledThread choose() {
    if (isTooLong()) {
      early = new Outcome.Truncated(maxSteps);
      ended = true;
      return null;
    }
    long label = Objects.requireNonNull(policy).choose(into, this);
    if (label == Label.NONE) {
      early = Outcome.Pruned.OUTCOME;
      ended = true;
      return null;
    }
    if (!into.enabled(into.length(), Label.thread(label))) {
      throw new IllegalStateException(
          "the policy lets thread %d move, which cannot".formatted(Label.thread(label)));
    }
    ControlledThread chosen = slots[Label.thread(label)];
    chosen.choice = Label.choice(label);
    return chosen;
  }

  // ---- time

  /** Lets the thread move whose time is over first, and not after that; null if there is none. */
  private @Nullable ControlledThread letTimePass(long until) {
    ControlledThread first = null;
    for (int i = 0; i < actives; i++) {
      ControlledThread t = active[i];
      if (t.expired != null && t.deadline <= until && (first == null || isEarlier(t, first))) {
        first = t;
      }
    }
    if (first != null) {
      waited.remember(first);
      first.kind = Kind.TIMEOUT;
      first.object = Dependence.NO_OBJECT;
      first.alternatives = 1;
      into.markEnabled(first.number);
    }
    return first;
  }

  private static boolean isEarlier(ControlledThread t, ControlledThread other) {
    return t.deadline < other.deadline || (t.deadline == other.deadline && t.number < other.number);
  }

  /** The time of a thread is over: it goes on without waiting. Returns what time it is then. */
  private long wake(ControlledThread t) {
    timeouts.fired(into.length(), t.patience, false);
    t.hasSeenDays |= t.patience >= Timeouts.DAY;
    clock.advance(t, t.deadline - t.time);
    into.append(
        t.number,
        0,
        1,
        Kind.TIMEOUT,
        Dependence.NO_OBJECT,
        false,
        waited.kind.number(),
        t.argument,
        waited.object,
        waited.floor,
        t.site);
    waited.restore(t);
    t.kind = Objects.requireNonNull(t.expired);
    t.expired = null;
    t.held = false;
    t.floor = -1;
    return t.deadline;
  }

  /** What a thread waited for while it lets time pass. */
  private static final class Waited {
    private Kind kind = Kind.TIMEOUT;
    private int object;
    private int alternatives;
    private int floor;

    void remember(ControlledThread t) {
      kind = t.kind;
      floor = t.held ? Execution.NEVER : t.floor;
      object = t.object;
      alternatives = t.alternatives;
    }

    void restore(ControlledThread t) {
      t.object = object;
      t.alternatives = alternatives;
    }
  }

  private boolean isEnabled(ControlledThread t) {
    return switch (t.kind) {
      case READ, WRITE, UPDATE, CAS, RELEASE, TRY_ACQUIRE, WAIT, NOTIFY, NOTIFY_ALL -> true;
      case GIVE_PERMITS, UNPARK, INSPECT, INTERRUPT, START, YIELD, TIMEOUT, CHOOSE -> true;
      case JOIN -> slots[(int) t.argument].finished;
      case ACQUIRE, REACQUIRE, TAKE_PERMITS, PARK, SEND, RECEIVE ->
          !t.held && t.kind.isEnabledIn(states.get(t.object), t.argument);
    };
  }

  private void recordPending() {
    for (int i = 0; i < actives; i++) {
      ControlledThread t = active[i];
      int floor = t.held ? Execution.NEVER : t.floor;
      into.pending(t.number, t.kind, t.object, t.argument, floor, t.site);
    }
  }

  /** How the memory access that is this event is ordered. */
  int order(int event) {
    return orders[event];
  }

  // ---- what the threads are about to do

  @Override
  public Kind kind(int thread) {
    return slots[thread].kind;
  }

  @Override
  public int object(int thread) {
    return slots[thread].object;
  }

  @Override
  public boolean writes(int thread) {
    ControlledThread t = slots[thread];
    Object base = t.base;
    if (t.kind == Kind.CAS && base != null) {
      return values.at(base, t.offset, t.type) == t.argument;
    }
    return t.kind.mayWrite();
  }

  @Override
  public int target(int thread) {
    return (int) slots[thread].argument;
  }

  @Override
  public int site(int thread) {
    return slots[thread].site;
  }

  @Override
  public int alternatives(int thread) {
    return slots[thread].alternatives;
  }
}
