package jacquard.statespace.liveness;

import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.Transition;
import jacquard.statespace.Reduction;
import jacquard.statespace.Successors;
import jacquard.statespace.Successors.StepListener;
import jacquard.statespace.UnstoredLocations;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Model and claim together. The state of the claim follows that of the model in the array.
 *
 * <p>In each step the claim moves, then the model; where no process can move the model stays as it
 * is. The claim does not see states in which a process runs alone.
 *
 * <p>What a cycle needs to be a violation is a set of marks, each on some of its states or steps:
 * {@link #ACCEPTING}, and with weak fairness one for each process, which is where it moves or
 * cannot move.
 */
final class Product {
  /** As a transition: the model stays as it is. */
  static final long STUTTER = -1;

  /** The mark of states that the claim accepts. */
  static final long ACCEPTING = 1;

  static final int CLAIM_BYTES = 2;

  /** With fairness there are marks for so many processes. */
  static final int MAX_FAIR_PROCESSES = Long.SIZE - 1;

  private static final long[] STAY = {STUTTER};

  private final Machine machine;
  private final Claim claim;
  private final Reduction reduction;
  private final Fairness fairness;
  private final Successors successors;
  private final StepListener listener = this::moved;
  private final int[] targets;
  private long[] transitions = STAY;
  private int transitionCount;
  private int targetCount;
  private long marks;
  private boolean beyondFairness;
  private @Nullable Fault fault;

  /**
   * @param unstored where no stop is made, so that the claim does not see those states
   */
  Product(
      Machine machine,
      Claim claim,
      UnstoredLocations unstored,
      Reduction reduction,
      Fairness fairness) {
    this.machine = machine;
    this.claim = claim;
    this.reduction = reduction;
    this.fairness = fairness;
    this.successors = new Successors(machine, unstored);
    this.targets = new int[claim.mostTargets() + 1];
  }

  /** All marks that a cycle must have. */
  long wanted() {
    return fairness == Fairness.WEAK ? -1 : ACCEPTING;
  }

  void initial(byte[] state) {
    machine.initial(state);
    setClaim(state, claim.initial());
  }

  int claimOf(byte[] state) {
    int at = machine.length(state);
    return (state[at] & 0xff) | (state[at + 1] & 0xff) << 8;
  }

  /** Puts the claim at a location, in a state of which the model's part is there. */
  void setClaim(byte[] state, int location) {
    int at = machine.length(state);
    state[at] = (byte) location;
    state[at + 1] = (byte) (location >> 8);
  }

  /** Lists the steps from a state: every transition with every target. */
  void expand(byte[] state) {
    fault = null;
    marks = 0;
    targetCount = 0;
    transitionCount = 0;
    int location = claimOf(state);
    int found = successors.expand(state);
    if (found < 0) {
      fault = successors.fault().orElseThrow();
      return;
    }
    transitions = successors.transitions();
    if (Machine.isExclusive(state)) {
      transitionCount = found;
      targets[targetCount++] = location;
      return;
    }
    try {
      targetCount = claim.next(state, found == 0, location, targets);
    } catch (FaultException e) {
      fault = e.fault();
      return;
    }
    if (claim.isAccepting(state, location)) {
      marks |= ACCEPTING;
    }
    if (fairness == Fairness.WEAK) {
      marks |= idle(found);
    }
    transitionCount = reduction.choose(state, transitions, found);
    if (found == 0) {
      transitions = STAY;
      transitionCount = 1;
    }
  }

  /** The marks of the processes that cannot move. */
  private long idle(int found) {
    long idle = ~ACCEPTING;
    for (int i = 0; i < found; i++) {
      idle &= ~markOf(Transition.process(transitions[i]));
    }
    return idle;
  }

  private long markOf(int process) {
    beyondFairness |= process >= MAX_FAIR_PROCESSES;
    return 1L << (process + 1);
  }

  long[] transitions() {
    return transitions;
  }

  int transitionCount() {
    return transitionCount;
  }

  int[] targets() {
    return targets;
  }

  int targetCount() {
    return targetCount;
  }

  /** The marks of the state that was expanded, or of the step that was made. */
  long marks() {
    return marks;
  }

  /**
   * Turns a state into the next one.
   *
   * @return whether there is one
   */
  boolean follow(byte[] state, long transition, int target) {
    boolean leadsOn = follow(state, transition);
    if (leadsOn) {
      setClaim(state, target);
    }
    return leadsOn;
  }

  /**
   * Turns the model's part of a state into that of the next one; the claim is then nowhere.
   *
   * @return whether there is one
   */
  boolean follow(byte[] state, long transition) {
    fault = null;
    marks = 0;
    if (transition != STUTTER) {
      successors.advance(state, transition, listener);
      if (successors.hasFault()) {
        fault = successors.fault().orElseThrow();
      }
      return !successors.isBroken();
    }
    return true;
  }

  private void moved(long transition) {
    if (fairness == Fairness.WEAK) {
      marks |= markOf(Transition.process(transition));
    }
  }

  boolean hasFault() {
    return fault != null;
  }

  /** What was wrong in the last call. */
  Optional<Fault> fault() {
    return Optional.ofNullable(fault);
  }

  /** Whether some process has no mark of its own, so that nothing can be said about it. */
  boolean isBeyondFairness() {
    return beyondFairness;
  }

  long steps() {
    return successors.steps();
  }
}
