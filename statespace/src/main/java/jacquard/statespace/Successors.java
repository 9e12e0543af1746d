package jacquard.statespace;

import jacquard.model.Fault;
import jacquard.model.FaultException;
import jacquard.model.Machine;
import jacquard.model.Transition;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the next states. Steps of a process that runs alone or is by itself at {@link
 * UnstoredLocations}, and has no choice, are made at once, without a stop.
 */
public final class Successors {
  /** Told of every single step. */
  @FunctionalInterface
  public interface StepListener {
    void performed(long transition);
  }

  /** A process is stopped after so many steps, in case it runs in circles. */
  private static final int MAX_RUN = 1000;

  private final Machine machine;
  private final UnstoredLocations unstored;
  private final boolean[] taken;
  private final long[] only = new long[2];
  private final byte[] before;
  private final long[] untold = new long[MAX_RUN];
  private int untoldCount;
  private long[] transitions = new long[64];
  private @Nullable Fault fault;
  private boolean broken;
  private long steps;

  public Successors(Machine machine) {
    this(machine, UnstoredLocations.NONE);
  }

  /**
   * @param unstored where no stop is made
   */
  public Successors(Machine machine, UnstoredLocations unstored) {
    this.machine = machine;
    this.unstored = unstored;
    this.taken = new boolean[machine.model().edges().size()];
    this.before = new byte[machine.maxLength()];
  }

  /**
   * Lists what can happen in a state, in {@link #transitions}.
   *
   * @return how many there are; -1 if a condition cannot be evaluated
   */
  public int expand(byte[] state) {
    fault = null;
    try {
      int found = machine.enabled(state, transitions);
      if (found > transitions.length) {
        transitions = Arrays.copyOf(transitions, 2 * found);
        found = machine.enabled(state, transitions);
      }
      return found;
    } catch (FaultException e) {
      fault = e.fault();
      return -1;
    }
  }

  /** What {@link #expand} listed, and more behind it. */
  public long[] transitions() {
    return transitions;
  }

  /**
   * Turns a state into the next one that is worth storing. That is also one at which no stop is
   * made as a rule, if the step from there cannot be completed: what others do in between would be
   * lost, since nothing follows that step.
   */
  public void advance(byte[] state, long transition, StepListener listener) {
    fault = null;
    broken = false;
    untoldCount = 0;
    boolean canStop = false;
    Fault faultBefore = null;
    long next = transition;
    try {
      for (int run = 0; run < MAX_RUN; run++) {
        machine.perform(state, next);
        note(next);
        untold[untoldCount++] = next;
        if (machine.failedAssertion().isPresent() && fault == null) {
          fault = machine.failedAssertion().get();
        }
        if (!hasOneWay(state, next)) {
          break;
        }
        next = only[0];
        if (!Machine.isExclusive(state)) {
          tell(listener);
          System.arraycopy(state, 0, before, 0, machine.length(state));
          faultBefore = fault;
          canStop = true;
        }
      }
      tell(listener);
    } catch (FaultException e) {
      if (canStop) {
        System.arraycopy(before, 0, state, 0, machine.length(before));
        fault = faultBefore;
        return;
      }
      tell(listener);
      listener.performed(next);
      fault = e.fault();
      broken = true;
    }
  }

  private void tell(StepListener listener) {
    for (int i = 0; i < untoldCount; i++) {
      listener.performed(untold[i]);
    }
    untoldCount = 0;
  }

  /** Whether there is only one way to go on that matters, after a transition. */
  private boolean hasOneWay(byte[] state, long transition) {
    try {
      if (Machine.isExclusive(state)) {
        int found = machine.enabled(state, only);
        if (found == 0) {
          Machine.shareAgain(state);
        }
        return found == 1;
      }
      int process = Transition.process(transition);
      return unstored.contains(state, process, machine)
          && machine.enabledOf(state, process, only) == 1;
    } catch (FaultException _) {
      return false; // whoever expands the state is told
    }
  }

  private void note(long transition) {
    steps++;
    taken[Transition.edge(transition)] = true;
    if (Transition.isRendezvous(transition)) {
      taken[Transition.partnerEdge(transition)] = true;
    }
  }

  public boolean hasFault() {
    return fault != null;
  }

  /** What was wrong in the last call. */
  public Optional<Fault> fault() {
    return Optional.ofNullable(fault);
  }

  /** Whether the last step could not be completed, so that there is no next state. */
  public boolean isBroken() {
    return broken;
  }

  /** How many steps processes have made. */
  public long steps() {
    return steps;
  }

  /** Which edges have been taken, by their numbers. */
  public boolean[] taken() {
    return taken.clone();
  }
}
