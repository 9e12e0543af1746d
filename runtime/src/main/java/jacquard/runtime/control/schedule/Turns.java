package jacquard.runtime.control.schedule;

import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.explore.Frontier;
import jacquard.explore.Policy;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Decides whose turn it is: who can move, whom the policy chooses, and when all is over. */
public final class Turns {
  /** How many times as long an execution may be as long as it has one thread only. */
  private static final int MORE_STEPS_ALONE = 20;

  /** When all other threads have ended, a daemon ends that has made so many steps. */
  public static final int MAX_STEPS_OF_DAEMON = 100;

  private static final int NOBODY = -1;

  private final Roster roster;
  private final Recording recording;
  private final Ending ending;
  private final Timing timing;
  private final SyncStates states;
  private final Frontier frontier;
  private @Nullable Policy policy;
  private int maxSteps;

  /** The steps before a second thread was there. */
  private int alone;

  private boolean daemonsAreCut;

  public Turns(
      Roster roster,
      Recording recording,
      Ending ending,
      Timing timing,
      SyncStates states,
      Frontier frontier) {
    this.roster = roster;
    this.recording = recording;
    this.ending = ending;
    this.timing = timing;
    this.states = states;
    this.frontier = frontier;
  }

  public void begin(Policy newPolicy, int newMaxSteps) {
    policy = newPolicy;
    maxSteps = newMaxSteps;
    alone = 0;
  }

  /** Whether a daemon could have gone on, in any execution, when all other threads had ended. */
  public boolean areDaemonsCut() {
    return daemonsAreCut;
  }

  /** Who moves next; null when the execution is over. */
  public @Nullable ControlledThread next() {
    try {
      return decide();
    } catch (Throwable thrown) {
      // It must not run through the program's own frames.
      ending.fault(thrown);
      return null;
    }
  }

  private @Nullable ControlledThread decide() {
    long now = -1;
    while (true) {
      if (ending.isOver()) {
        return null;
      }
      ControlledThread unadvanced = roster.takeUnadvanced();
      if (unadvanced != null) {
        return unadvanced; // runs up to its first visible operation
      }
      // when time has passed, it has for all whose time is over at that moment
      ControlledThread waking = now < 0 ? null : timing.letTimePass(now);
      if (waking == null) {
        waking = markEnabled() || !isWaitedFor() ? null : timing.letTimePass(Long.MAX_VALUE);
      }
      Execution execution = recording.execution();
      if (waking == null && !execution.anyEnabled(execution.length())) {
        ending.end();
        return null;
      }
      ControlledThread chosen = choose(execution);
      if (chosen == null || waking == null) {
        return chosen;
      }
      now = timing.wake(waking);
    }
  }

  /**
   * Whether somebody is there for whom time must pass, when nobody can move: once the last thread
   * has ended that is no daemon, the program is over.
   */
  private boolean isWaitedFor() {
    for (int i = 0; i < roster.liveThreads(); i++) {
      ControlledThread t = roster.live(i);
      if (!t.daemon && (t.expired != null || !Idleness.isIdle(t, roster.isCurrent(t)))) {
        return true;
      }
    }
    return false;
  }

  private boolean markEnabled() {
    boolean any = false;
    boolean isOver = roster.hasOnlyDaemons();
    Execution execution = recording.execution();
    int prescribed = isOver ? prescribed(execution) : NOBODY;
    for (int i = 0; i < roster.liveThreads(); i++) {
      ControlledThread t = roster.live(i);
      if (isOver && execution.eventsOf(t.number) >= MAX_STEPS_OF_DAEMON && t.number != prescribed) {
        daemonsAreCut = true; // it runs as long as the JVM takes to end
      } else if (isEnabled(t)) {
        execution.markEnabled(t.number);
        any = true;
      }
    }
    return any;
  }

  private int prescribed(Execution execution) {
    long label = Objects.requireNonNull(policy).prescribed(execution);
    return label == Label.NONE ? NOBODY : Label.thread(label);
  }

  /** Whether a thread can do what it is about to do. */
  boolean isEnabled(ControlledThread t) {
    return switch (t.kind) {
      case READ, WRITE, UPDATE, CAS, RELEASE, TRY_ACQUIRE, WAIT, NOTIFY, NOTIFY_ALL -> true;
      case GIVE_PERMITS, UNPARK, INSPECT, INTERRUPT, START, YIELD, TIMEOUT, CHOOSE -> true;
      case JOIN -> roster.numbered((int) t.argument).finished;
      case ACQUIRE, REACQUIRE, TAKE_PERMITS, PARK, SEND, RECEIVE ->
          !t.held && t.kind.isEnabledIn(states.get(t.object), t.argument);
    };
  }

  /** What a single thread does is cheap to search, and is often what a library needs to start. */
  private boolean isTooLong(Execution execution) {
    if (execution.threads() == 1) {
      alone = execution.length();
    }
    return execution.length() - alone >= maxSteps || alone >= (long) MORE_STEPS_ALONE * maxSteps;
  }

  private @Nullable ControlledThread choose(Execution execution) {
    if (isTooLong(execution)) {
      ending.endEarly(new Outcome.Truncated(maxSteps));
      return null;
    }
    long label = Objects.requireNonNull(policy).choose(execution, frontier);
    if (label == Label.NONE) {
      ending.endEarly(Outcome.Pruned.OUTCOME);
      return null;
    }
    ControlledThread chosen = roster.numbered(Label.thread(label));
    if (chosen.finished || !execution.enabled(execution.length(), chosen.number)) {
      throw new IllegalStateException(
          "the policy lets thread %d move, which cannot".formatted(chosen.number));
    }
    chosen.choice = Label.choice(label);
    chosen.alternatives = chosen.alternatives();
    chosen.among = null;
    return chosen;
  }
}
