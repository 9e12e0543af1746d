package jacquard.statespace;

import jacquard.model.Machine;
import java.util.Arrays;

/** Repeats a run from the first state and writes down its single steps. */
public final class PathRecorder {
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

  /** The steps so far. */
  public Path path() {
    return new Path(Arrays.copyOf(steps, length));
  }
}
