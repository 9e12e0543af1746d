package jacquard.script;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.ObjectState;
import jacquard.core.Outcome;
import jacquard.core.ViolationKind;
import jacquard.explore.Frontier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The state of a running script, and what its instructions do to it. */
final class Machine implements Frontier {
  /** A thread that makes this many invisible steps in a row is taken to loop for ever. */
  private static final int MAX_INVISIBLE_STEPS = 100_000;

  private static final int NOBODY = -1;

  private final Instruction[][] code;
  private final int[] firstSite;
  private final boolean[] startsAtOnce;
  private final long[] initial;
  private final int parkers;
  private final List<Shared> typeOf = new ArrayList<>();

  private final long[][] locals;
  private final int[] pc;
  private final boolean[] started;
  private final boolean[] finished;
  private final @Nullable String[] failure;
  private boolean failed;
  private final Kind[] pending;
  private final int[] pendingObject;
  private final long[] pendingArgument;

  /** Values, permits, number of messages; for locks the holder, -1 when free. */
  private final long[] value;

  private final int[] holds;
  private final int[][] waiters;
  private final int[] waiting;
  private final boolean[] notified;
  private final int[] notifiedBy;
  private final int[] savedHolds;
  private final long[][] messages;
  private final int[] firstMessage;

  Machine(Program program, List<Compiler.Compiled> compiled, int parkers) {
    int threads = compiled.size();
    this.parkers = parkers;
    code = new Instruction[threads][];
    locals = new long[threads][];
    firstSite = new int[threads];
    startsAtOnce = new boolean[threads];
    int sites = 0;
    for (int t = 0; t < threads; t++) {
      code[t] = compiled.get(t).code().toArray(Instruction[]::new);
      locals[t] = new long[compiled.get(t).locals()];
      firstSite[t] = sites;
      sites += code[t].length;
      startsAtOnce[t] = program.threads().get(t).begin() == Program.Begin.AT_ONCE;
    }
    int objects = parkers + threads;
    initial = new long[objects];
    messages = new long[objects][];
    waiters = new int[objects][];
    for (Shared s : program.shared()) {
      for (int i = 0; i < s.size(); i++) {
        int o = typeOf.size();
        typeOf.add(s);
        switch (s.type()) {
          case VARIABLE, SEMAPHORE -> initial[o] = s.number();
          case LOCK -> {
            initial[o] = NOBODY;
            waiters[o] = new int[threads];
          }
          case CHANNEL -> messages[o] = new long[(int) s.number()];
        }
      }
    }
    pc = new int[threads];
    started = new boolean[threads];
    finished = new boolean[threads];
    failure = new String[threads];
    pending = new Kind[threads];
    Arrays.fill(pending, Kind.YIELD);
    pendingObject = new int[threads];
    pendingArgument = new long[threads];
    value = new long[objects];
    holds = new int[objects];
    waiting = new int[objects];
    notified = new boolean[threads];
    notifiedBy = new int[threads];
    savedHolds = new int[threads];
    firstMessage = new int[objects];
  }

  void reset(Execution into) {
    System.arraycopy(initial, 0, value, 0, value.length);
    Arrays.fill(holds, 0);
    Arrays.fill(waiting, 0);
    Arrays.fill(firstMessage, 0);
    failed = false;
    into.begin(0);
    for (int t = 0; t < code.length; t++) {
      Arrays.fill(locals[t], 0);
      pc[t] = 0;
      finished[t] = false;
      failure[t] = null;
      started[t] = startsAtOnce[t];
      if (started[t]) {
        into.addThread(-1);
      } else {
        into.addUnstartedThread();
      }
    }
    for (int t = 0; t < code.length; t++) {
      if (started[t]) {
        advance(t);
      }
    }
  }

  // ---- what the threads are about to do

  @Override
  public Kind kind(int thread) {
    return pending[thread];
  }

  @Override
  public int object(int thread) {
    return pendingObject[thread];
  }

  @Override
  public boolean writes(int thread) {
    return pending[thread] == Kind.CAS
        ? value[pendingObject[thread]] == pendingArgument[thread]
        : pending[thread].mayWrite();
  }

  @Override
  public int target(int thread) {
    return (int) pendingArgument[thread];
  }

  @Override
  public int alternatives(int thread) {
    return switch (pending[thread]) {
      case CHOOSE -> (int) pendingArgument[thread];
      case NOTIFY -> Math.max(1, waiting[pendingObject[thread]]);
      case READ, WRITE, UPDATE, CAS, ACQUIRE, RELEASE, TRY_ACQUIRE, WAIT, REACQUIRE -> 1;
      case NOTIFY_ALL,
          TAKE_PERMITS,
          GIVE_PERMITS,
          PARK,
          UNPARK,
          SEND,
          RECEIVE,
          INSPECT,
          INTERRUPT ->
          1;
      case START, JOIN, YIELD, TIMEOUT -> 1;
    };
  }

  /** Marks who can move; false if nobody can. */
  boolean markEnabled(Execution into) {
    boolean any = false;
    for (int t = 0; t < code.length; t++) {
      if (started[t] && !finished[t] && isEnabled(t)) {
        into.markEnabled(t);
        any = true;
      }
    }
    return any;
  }

  private boolean isEnabled(int t) {
    int o = pendingObject[t];
    return switch (pending[t]) {
      case ACQUIRE -> value[o] == NOBODY;
      case REACQUIRE -> notified[t] && value[o] == NOBODY;
      case TAKE_PERMITS -> value[o] >= pendingArgument[t];
      case PARK, RECEIVE -> value[o] > 0;
      case SEND -> value[o] < pendingArgument[t];
      case JOIN -> finished[(int) pendingArgument[t]];
      case READ, WRITE, UPDATE, CAS, RELEASE, TRY_ACQUIRE, WAIT, NOTIFY, NOTIFY_ALL -> true;
      case GIVE_PERMITS, UNPARK, INSPECT, INTERRUPT, START, YIELD, TIMEOUT, CHOOSE -> true;
    };
  }

  /** Records what every unfinished thread is about to do. */
  void recordPending(Execution into) {
    for (int t = 0; t < code.length; t++) {
      if (started[t] && !finished[t]) {
        int floor = -1;
        if (pending[t] == Kind.REACQUIRE) {
          floor = notified[t] ? notifiedBy[t] : Execution.NEVER;
        }
        into.pending(t, pending[t], pendingObject[t], pendingArgument[t], floor, site(t));
      }
    }
  }

  @Override
  public int site(int t) {
    return firstSite[t] + pc[t];
  }

  // ---- visible steps

  /** Performs the pending operation of a thread that is enabled, and runs on to its next one. */
  void step(int t, int choice, Execution into) {
    Instruction i = code[t][pc[t]];
    Kind kind = pending[t];
    int o = pendingObject[t];
    int site = site(t);
    long argument = pendingArgument[t];
    int alternatives = alternatives(t);
    int floor = kind == Kind.REACQUIRE ? notifiedBy[t] : -1;
    long before = o == Dependence.NO_OBJECT ? 0 : state(o);
    boolean writes = kind.mayWrite();
    int event = into.length();
    switch (kind) {
      case READ -> store(t, i, value[o]);
      case WRITE -> value[o] = argument;
      case UPDATE -> {
        store(t, i, value[o]);
        value[o] += argument;
      }
      case CAS -> {
        writes = value[o] == argument;
        if (writes) {
          value[o] = i.second().of(locals[t], value);
        }
        store(t, i, writes ? 1 : 0);
      }
      case ACQUIRE -> hold(o, t, 1);
      case TRY_ACQUIRE -> {
        boolean free = value[o] == NOBODY;
        if (free) {
          hold(o, t, 1);
        }
        store(t, i, free ? 1 : 0);
      }
      case RELEASE -> hold(o, NOBODY, 0);
      case WAIT -> {
        savedHolds[t] = holds[o];
        waiters[o][waiting[o]++] = t;
        notified[t] = false;
        hold(o, NOBODY, 0);
      }
      case REACQUIRE -> hold(o, t, savedHolds[t]);
      case NOTIFY -> {
        if (waiting[o] > 0) {
          wake(o, choice, event);
        }
      }
      case NOTIFY_ALL -> {
        while (waiting[o] > 0) {
          wake(o, 0, event);
        }
      }
      case TAKE_PERMITS -> value[o] -= argument;
      case GIVE_PERMITS -> value[o] += argument;
      case PARK -> value[o] = 0;
      case UNPARK -> value[o] = 1;
      case SEND -> {
        long[] ring = messages[o];
        ring[(firstMessage[o] + (int) value[o]) % ring.length] = i.first().of(locals[t], value);
        value[o]++;
      }
      case RECEIVE -> {
        store(t, i, messages[o][firstMessage[o]]);
        firstMessage[o] = (firstMessage[o] + 1) % messages[o].length;
        value[o]--;
      }
      case CHOOSE -> store(t, i, choice);
      case START, JOIN, YIELD, TIMEOUT, INSPECT, INTERRUPT -> {}
    }
    long after = o == Dependence.NO_OBJECT ? 0 : state(o);
    into.append(t, choice, alternatives, kind, o, writes, before, argument, after, floor, site);
    if (kind == Kind.START) {
      start((int) argument, event, into);
    }
    if (kind == Kind.WAIT) {
      pending[t] = Kind.REACQUIRE;
    } else {
      pc[t]++;
      advance(t);
    }
  }

  private void store(int t, Instruction i, long result) {
    locals[t][i.slot()] = result;
  }

  private void hold(int lock, int holder, int times) {
    value[lock] = holder;
    holds[lock] = times;
  }

  private void wake(int lock, int position, int event) {
    int[] queue = waiters[lock];
    int woken = queue[position];
    waiting[lock]--;
    System.arraycopy(queue, position + 1, queue, position, waiting[lock] - position);
    notified[woken] = true;
    notifiedBy[woken] = event;
  }

  private void start(int other, int event, Execution into) {
    started[other] = true;
    into.started(other, event);
    advance(other);
  }

  /** The state of an object as executions record it. */
  private long state(int o) {
    return waiters[o] == null ? value[o] : ObjectState.monitor((int) value[o], waiting[o]);
  }

  // ---- invisible steps

  /** Runs a thread up to its next visible operation, which becomes its pending one. */
  private void advance(int t) {
    for (int steps = 0; steps < MAX_INVISIBLE_STEPS; steps++) {
      Instruction i = code[t][pc[t]];
      switch (i.code()) {
        case VISIBLE -> {
          if (!prepare(t, i)) {
            return;
          }
          pc[t]++;
        }
        case ASSIGN -> {
          locals[t][i.slot()] = i.first().of(locals[t], value);
          pc[t]++;
        }
        case JUMP -> pc[t] = i.target();
        case JUMP_UNLESS -> pc[t] = i.first().of(locals[t], value) == 0 ? i.target() : pc[t] + 1;
        case ASSERT -> {
          if (i.first().of(locals[t], value) == 0) {
            fail(t, i.text());
            return;
          }
          pc[t]++;
        }
        case EXIT -> {
          finished[t] = true;
          return;
        }
      }
    }
    fail(t, "an endless loop without visible operations");
  }

  /**
   * Makes a visible instruction the thread's pending operation.
   *
   * @return true if it turned out to be invisible and is done: a lock taken or released again
   */
  private boolean prepare(int t, Instruction i) {
    Kind kind = Objects.requireNonNull(i.visible());
    int o = i.base();
    if (o != Dependence.NO_OBJECT) {
      long index = i.index().of(locals[t], value);
      if (index < 0 || index >= i.size()) {
        fail(t, "index " + index + " is out of bounds for length " + i.size());
        return false;
      }
      o += (int) index;
    }
    boolean holds = o >= 0 && o < parkers && waiters[o] != null && value[o] == t;
    if (kind.isByHolder() && !holds) {
      fail(t, "the thread does not hold the lock");
      return false;
    }
    if (kind == Kind.START && started[i.target()]) {
      // Only one thread may start another, so program order alone decides this.
      fail(t, "the thread is started twice");
      return false;
    }
    if (holds && isReentrant(t, i, kind, o)) {
      return true;
    }
    pending[t] = kind;
    pendingObject[t] = o;
    pendingArgument[t] =
        switch (kind) {
          case WRITE, UPDATE, CAS -> i.first().of(locals[t], value);
          case TAKE_PERMITS, GIVE_PERMITS, START, JOIN, CHOOSE -> i.target();
          case SEND -> typeOf.get(o).number();
          case READ, ACQUIRE, RELEASE, TRY_ACQUIRE, WAIT, REACQUIRE, NOTIFY, NOTIFY_ALL -> 0;
          case PARK, UNPARK, RECEIVE, YIELD, TIMEOUT, INSPECT, INTERRUPT -> 0;
        };
    return false;
  }

  private boolean isReentrant(int t, Instruction i, Kind kind, int o) {
    if (kind == Kind.ACQUIRE || kind == Kind.TRY_ACQUIRE) {
      holds[o]++;
      if (kind == Kind.TRY_ACQUIRE) {
        store(t, i, 1);
      }
      return true;
    }
    if (kind == Kind.RELEASE && holds[o] > 1) {
      holds[o]--;
      return true;
    }
    return false;
  }

  private void fail(int t, String message) {
    failure[t] = message;
    failed = true;
    finished[t] = true;
  }

  // ---- the end

  boolean hasFailed() {
    return failed;
  }

  boolean hasUnfinished() {
    for (int t = 0; t < code.length; t++) {
      if (started[t] && !finished[t]) {
        return true;
      }
    }
    return false;
  }

  List<Outcome.Failure> failures() {
    List<Outcome.Failure> failures = new ArrayList<>();
    for (int t = 0; t < code.length; t++) {
      String message = failure[t];
      if (message != null) {
        boolean assertion = code[t][pc[t]].code() == Instruction.Code.ASSERT;
        int at = assertion ? Names.NO_SITE : site(t); // the message says it all
        failures.add(
            new Outcome.Failure(
                t, assertion ? ViolationKind.ASSERTION : ViolationKind.EXCEPTION, message, at));
      }
    }
    return failures;
  }

  List<Outcome.Blocked> blocked() {
    List<Outcome.Blocked> blocked = new ArrayList<>();
    for (int t = 0; t < code.length; t++) {
      if (started[t] && !finished[t]) {
        int o = pendingObject[t];
        int holder =
            switch (pending[t]) {
              case ACQUIRE -> (int) value[o];
              case REACQUIRE -> notified[t] ? (int) value[o] : NOBODY;
              case JOIN -> (int) pendingArgument[t];
              case READ, WRITE, UPDATE, CAS, RELEASE, TRY_ACQUIRE, WAIT, NOTIFY -> NOBODY;
              case NOTIFY_ALL, TAKE_PERMITS, GIVE_PERMITS, PARK, UNPARK, INSPECT, INTERRUPT ->
                  NOBODY;
              case SEND, RECEIVE, START, YIELD, TIMEOUT, CHOOSE -> NOBODY;
            };
        blocked.add(new Outcome.Blocked(t, pending[t], o, holder, site(t)));
      }
    }
    return blocked;
  }

  long evaluateAtEnd(Evaluation condition) {
    return condition.of(locals.length == 0 ? new long[0] : locals[0], value);
  }
}
