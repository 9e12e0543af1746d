package jacquard.runtime.control.schedule;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.explore.Policy;
import jacquard.hooks.Fiber;
import jacquard.hooks.Supervision;
import jacquard.runtime.control.Heartbeat;
import jacquard.runtime.control.names.ObjectNames;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Runs the threads of a program one at a time and lets a policy choose who moves.
 *
 * <p>A thread that reaches a visible operation says so with {@link #await}, on its own stack. The
 * policy is asked there and then, so that nothing is switched when the same thread goes on. When it
 * is another one's turn, the fiber is left, and the loop in {@link #run} enters the other one. Once
 * a thread may perform its operation, it does so and tells of it with {@link #happened}.
 */
public final class Scheduler {
  private final Roster roster;
  private final Recording recording;
  private final Ending ending;
  private final Turns turns;
  private final Loops loops;
  private final Silence silence;
  private final ObjectNames names;
  private final Stacks stacks;
  private final Clock clock;
  private @Nullable ControlledThread next;

  public Scheduler(
      Roster roster,
      Recording recording,
      Ending ending,
      Turns turns,
      Loops loops,
      Silence silence,
      ObjectNames names,
      Stacks stacks,
      Clock clock) {
    this.roster = roster;
    this.recording = recording;
    this.ending = ending;
    this.turns = turns;
    this.loops = loops;
    this.silence = silence;
    this.names = names;
    this.stacks = stacks;
    this.clock = clock;
  }

  // ---- one execution

  /** Runs the program whose main thread is given, from its start to its end. */
  public void run(Policy policy, int maxSteps, Execution into, Thread main, Runnable body) {
    turns.begin(policy, maxSteps);
    recording.begin(into);
    loops.reset();
    ending.begin();
    Thread carrier = Thread.currentThread();
    next = roster.begin(main, body);
    Heartbeat.expect(true);
    try {
      for (ControlledThread t = next; t != null; t = next) {
        next = null;
        roster.setCurrent(t);
        names.runs(t.number);
        fiber(t).run(carrier, Objects.requireNonNull(t.thread));
      }
    } finally {
      roster.setCurrent(null);
      Heartbeat.expect(false);
    }
    for (int i = 0; i < roster.liveThreads(); i++) {
      recording.pending(roster.live(i));
    }
    ending.throwFault();
  }

  private Fiber fiber(ControlledThread t) {
    Fiber fiber = t.fiber;
    if (fiber == null) {
      fiber = new Fiber(() -> live(t));
      t.fiber = fiber;
    }
    return fiber;
  }

  /** The life of a fiber: one thread after the other, in executions that follow each other. */
  private void live(ControlledThread t) {
    while (true) {
      try {
        Supervision.control(t.thread, Objects.requireNonNull(t.body));
      } catch (Throwable thrown) {
        ending.fail(t, thrown);
      }
      roster.finish(t);
      leaveToNext(t);
    }
  }

  private void leaveToNext(ControlledThread t) {
    next = turns.next();
    if (!ending.tryLeave()) {
      next = null;
      throw new Ending.Unwinding(t.number);
    }
  }

  /** Ends the current thread where it is: nothing of it runs any more, the others go on. */
  public void abandonThread() {
    ControlledThread t = roster.current();
    roster.finish(t);
    t.fiber = null;
    leaveToNext(t);
  }

  // ---- visible operations

  /**
   * Announces what the current thread is about to do, and returns when it may.
   *
   * @return the alternative that was chosen
   */
  public int await(Kind kind, int object, long argument, int alternatives, int site) {
    ControlledThread t = roster.current();
    t.kind = kind;
    t.object = object;
    t.argument = argument;
    t.alternatives = alternatives;
    if (ending.isPinned()) {
      leaveUnlessPinned(t);
      return 0;
    }
    t.site = stacks.isWatching() ? stacks.here() : site;
    if (silence.isBroken() && ending.isPinned()) {
      leaveUnlessPinned(t);
      return 0;
    }
    loops.reset();
    Heartbeat.beat();
    ControlledThread chosen = turns.next();
    if (chosen == null || chosen.number != t.number) {
      next = chosen;
      leaveUnlessPinned(t);
    }
    return t.choice;
  }

  private void leaveUnlessPinned(ControlledThread t) {
    if (!ending.tryLeave()) {
      next = null;
      if (!turns.isEnabled(t)) {
        throw new Ending.Unwinding(t.number); // it would wait for others, who do not run any more
      }
    }
  }

  /** Records the operation that the current thread has just performed. */
  public void happened(boolean writes, long before, long after, int order) {
    ControlledThread t = roster.current();
    if (ending.isPinned()) {
      return;
    }
    recording.append(t, writes, before, after, order);
    t.floor = -1;
    t.held = false;
    t.expired = null;
    t.base = null;
    if (clock.isUsed()) {
      clock.passOn(t, writes, t.kind == Kind.JOIN ? roster.numbered((int) t.argument) : null);
    }
  }
}
