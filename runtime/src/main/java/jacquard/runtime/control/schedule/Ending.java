package jacquard.runtime.control.schedule;

import jacquard.core.Outcome;
import jacquard.core.ViolationKind;
import jacquard.hooks.Fiber;
import jacquard.hooks.Memory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How one execution ends: by itself, with failures, early because a limit or the policy wants it,
 * or with a fault that is thrown to whoever runs it.
 */
public final class Ending {
  private final Stacks stacks;
  private final LossOfControl losses;
  private final List<Outcome.Failure> failures = new ArrayList<>();
  private final List<ControlledThread> failed = new ArrayList<>();
  private boolean isOver;

  /** Whether the execution has ended, but its last thread is still below a native frame. */
  private boolean pinned;

  private @Nullable Throwable fault;
  private @Nullable Outcome early;
  private boolean assumedAway;

  public Ending(Stacks stacks, LossOfControl losses) {
    this.stacks = stacks;
    this.losses = losses;
  }

  public void begin() {
    isOver = false;
    pinned = false;
    fault = null;
    early = null;
    assumedAway = false;
    failures.clear();
    failed.clear();
  }

  boolean isOver() {
    return isOver;
  }

  public boolean isPinned() {
    return pinned;
  }

  /** Nobody can move any more. */
  public void end() {
    isOver = true;
  }

  // ---- what came of it

  /** How the execution ended, if the policy or a limit ended it; else null. */
  public @Nullable Outcome early() {
    return early;
  }

  /** Ends the execution before its time. */
  void endEarly(Outcome outcome) {
    early = outcome;
    isOver = true;
  }

  public List<Outcome.Failure> failures() {
    return failures;
  }

  /** The threads that ended by throwing. */
  public List<ControlledThread> failed() {
    return failed;
  }

  /** A thread has ended by throwing. */
  public void fail(ControlledThread t, Throwable thrown) {
    if (isOver) {
      return; // unwound by the checker
    }
    if (Failures.isLackOfMemory(thrown)) {
      fault(thrown); // nothing is known of a program that had too little, nor is it to blame
      return;
    }
    t.thrown = thrown;
    failed.add(t);
    failures.add(Failures.describe(t.number, thrown, stacks.number(Failures.stack(thrown))));
  }

  /** A failure that is not an exception of the program; its thread goes no further. */
  public void fail(ControlledThread t, ViolationKind kind, String message) {
    failures.add(new Outcome.Failure(t.number, kind, message, stacks.here()));
  }

  /** Some thread made an assumption that did not hold. */
  public void assumeAway() {
    assumedAway = true;
  }

  public boolean isAssumedAway() {
    return assumedAway;
  }

  // ---- faults

  /** Ends the execution with a fault of the checker. */
  void fault(Throwable newFault) {
    fault = newFault;
    isOver = true;
  }

  /** Throws what the execution was ended with, if anything. */
  void throwFault() {
    if (fault != null) {
      throw Memory.<RuntimeException>sneak(fault);
    }
  }

  /**
   * Ends the execution with a fault of the checker, thrown to whoever runs it. Returns only below a
   * native frame, where the thread goes on alone.
   */
  public void abort(Throwable newFault) {
    fault(newFault);
    try {
      Fiber.leave();
    } catch (IllegalStateException e) {
      pinned = true;
    }
  }

  /** Goes on only if this is visible; otherwise the search begins again, and then it is. */
  public void require(VisibleOnDemand promotion) {
    if (!promotion.isMade()) {
      abort(promotion.make());
    }
  }

  /** The current thread does something that cannot be controlled. */
  public void uncontrolled(String what) {
    uncontrolledAt(what + " at " + stacks.describe(stacks.here()));
  }

  /** As {@link #uncontrolled}, with the place in the program. */
  public void uncontrolledAt(String where) {
    losses.add(where);
    if (!losses.goesOn()) {
      abort(losses.uncontrolled());
    }
  }

  // ---- leaving fibers

  /** Leaves the current fiber for good, or until it is its turn again. */
  void leave(ControlledThread t) {
    if (!tryLeave()) {
      throw new Unwinding(t.number);
    }
  }

  /**
   * Leaves the current fiber. That is not possible below a native frame: then the execution ends,
   * and with it all claims. The thread goes on alone until the native frame is gone, so that
   * nothing is thrown through code that could take it for an error of its own.
   *
   * @return false if it was not possible
   */
  boolean tryLeave() {
    try {
      Fiber.leave();
      return true;
    } catch (IllegalStateException e) {
      pin();
      return false;
    }
  }

  private void pin() {
    endEarly(Outcome.Pruned.OUTCOME);
    if (!pinned) {
      pinned = true;
      losses.add(
          "native code calls the program back at %s, where no other thread can be let run"
              .formatted(stacks.describe(stacks.here())));
    }
  }

  /** Ends what the program was doing, since its fiber cannot be left. */
  static final class Unwinding extends Error {
    private static final long serialVersionUID = 1L;

    Unwinding(int thread) {
      super("thread " + thread + " is ended by the checker", null, false, false);
    }
  }
}
