package jacquard.statespace;

import jacquard.model.Machine;
import java.util.Arrays;

/** Repeats a run from the first state and writes down its single steps. */
public final class PathRecorder {
  private final Machine machine;
  private final Successors successors;
  private final byte[] state;
  private long[] steps = new long[64];
  private int length;

  public PathRecorder(Machine machine) {
    this(machine, UnstoredLocations.NONE);
  }

  /**
   * @param unstored where the search did not stop
   */
  public PathRecorder(Machine machine, UnstoredLocations unstored) {
    this.machine = machine;
    this.successors = new Successors(machine, unstored);
    this.state = new byte[machine.maxLength()];
    machine.initial(state);
  }

  /** Goes from a stored state to the next one. */
  public void advance(long transition) {
    successors.advance(
        state,
        transition,
        t -> {
          if (length == steps.length) {
            steps = Arrays.copyOf(steps, 2 * length);
          }
          steps[length++] = t;
        });
  }

  /** Goes to a state that some transition leads to. */
  public void advanceTo(byte[] wanted) {
    byte[] here = Arrays.copyOf(state, machine.length(state));
    int found = successors.expand(state);
    long[] transitions = Arrays.copyOf(successors.transitions(), found);
    int before = length;
    for (long transition : transitions) {
      advance(transition);
      if (!successors.isBroken()
          && Arrays.equals(state, 0, machine.length(state), wanted, 0, machine.length(wanted))) {
        return;
      }
      length = before;
      System.arraycopy(here, 0, state, 0, here.length);
    }
    throw new IllegalStateException("no transition leads to the next state of the path");
  }

  /** The steps so far. */
  public Path path() {
    return new Path(Arrays.copyOf(steps, length));
  }
}
