package jacquard.runtime.control.schedule;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.runtime.control.EarlyTimeouts;
import jacquard.runtime.control.ExploredBehaviour;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Waits that end before what they wait for. A thread may find a short time over at any moment, but
 * only so often: other times pass only when nobody else can move.
 */
public final class Timing {
  private final Roster roster;
  private final Recording recording;
  private final Clock clock;
  private final Timeouts timeouts;
  private final ExploredBehaviour behaviour;
  private final Waited waited = new Waited();
  private boolean isLimited;
  private boolean isWakingLimited;

  public Timing(
      Roster roster,
      Recording recording,
      Clock clock,
      Timeouts timeouts,
      ExploredBehaviour behaviour) {
    this.roster = roster;
    this.recording = recording;
    this.clock = clock;
    this.timeouts = timeouts;
    this.behaviour = behaviour;
  }

  public void begin() {
    timeouts.begin();
  }

  public ExploredBehaviour behaviour() {
    return behaviour;
  }

  /** Whether a thread that waits in the program's own code may wake up for no reason. */
  public boolean mayWakeSpuriously(ControlledThread t) {
    if (t.section != null) {
      return false;
    }
    if (t.spuriousWakeUps < behaviour.spuriousWakeUps()) {
      return true;
    }
    isWakingLimited = true;
    return false;
  }

  /** Whether some thread, in any execution, could have woken up for no reason once more. */
  public boolean isWakingLimited() {
    return isWakingLimited;
  }

  /** Whether some time-out, in any execution, was put off until nobody could move. */
  public boolean isLimited() {
    return isLimited;
  }

  /** Whether the time that a thread waits may be over although others can move. */
  public boolean mayTimeOutEarly(ControlledThread t, long nanos) {
    if (nanos <= 0) {
      t.isEarly = false; // it is over before it begins
      return true;
    }
    EarlyTimeouts early = behaviour.earlyTimeouts();
    t.isEarly = t.earlyTimeouts < early.perThread() && early.isShort(nanos);
    return t.isEarly;
  }

  /**
   * Lets a thread go on when nobody else can move. A day is over once in a thread, for who waits
   * for days again and again waits for ever; and what is more than a life is never over.
   */
  public void setDeadline(ControlledThread t, long nanos, Kind expired) {
    isLimited = true;
    if (nanos < Timeouts.DAY || (nanos < Timeouts.FOREVER && !t.hasSeenDays)) {
      t.expired = expired;
      t.patience = nanos;
      t.deadline = t.time + nanos;
    }
  }

  /** The current thread has found its time over, by the last event. */
  public void timedOut(long nanos) {
    ControlledThread t = roster.current();
    if (t.isEarly) {
      t.isEarly = false;
      t.earlyTimeouts++;
      timeouts.fired(recording.length() - 1, nanos, true);
      clock.advance(t, nanos);
    }
  }

  // ---- when nobody can move

  /** Lets the thread move whose time is over first, and not after that; null if there is none. */
  @Nullable ControlledThread letTimePass(long until) {
    ControlledThread first = null;
    for (int i = 0; i < roster.liveThreads(); i++) {
      ControlledThread t = roster.live(i);
      if (t.expired != null && t.deadline <= until && (first == null || isEarlier(t, first))) {
        first = t;
      }
    }
    if (first != null) {
      waited.remember(first);
      first.kind = Kind.TIMEOUT;
      first.object = Dependence.NO_OBJECT;
      first.alternatives = 1;
      recording.execution().markEnabled(first.number);
    }
    return first;
  }

  private static boolean isEarlier(ControlledThread t, ControlledThread other) {
    return t.deadline < other.deadline || (t.deadline == other.deadline && t.number < other.number);
  }

  /** The time of a thread is over: it goes on without waiting. Returns what time it is then. */
  long wake(ControlledThread t) {
    timeouts.fired(recording.length(), t.patience, false);
    t.hasSeenDays |= t.patience >= Timeouts.DAY;
    clock.advance(t, t.deadline - t.time);
    recording.appendTimeout(t, waited.kind, waited.object, waited.floor);
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
}
