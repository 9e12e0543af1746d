package jacquard.statespace;

import java.util.Arrays;
import java.util.OptionalInt;

/** The steps of a run from the first state, one by one; the last of them may repeat for ever. */
public final class Path {
  private static final int NO_CYCLE = -1;

  private final long[] transitions;
  private final int cycle;

  public Path(long[] transitions) {
    this(transitions, NO_CYCLE);
  }

  private Path(long[] transitions, int cycle) {
    this.transitions = transitions.clone();
    this.cycle = cycle;
  }

  /**
   * The same steps, where those from {@code step} on repeat for ever; with the length of the path,
   * nobody moves after it.
   */
  public Path repeatingFrom(int step) {
    if (step < 0 || step > transitions.length) {
      throw new IllegalArgumentException("no step " + step + " in " + this);
    }
    return new Path(transitions, step);
  }

  /** The first steps. */
  public Path prefix(int length) {
    return new Path(Arrays.copyOf(transitions, length));
  }

  /** The first step of the part that repeats for ever. */
  public OptionalInt cycle() {
    return cycle == NO_CYCLE ? OptionalInt.empty() : OptionalInt.of(cycle);
  }

  public int length() {
    return transitions.length;
  }

  /** All steps, in a new array. */
  public long[] transitions() {
    return transitions.clone();
  }

  /** A step, as a {@link jacquard.model.Transition}. */
  public long transition(int step) {
    return transitions[step];
  }

  @Override
  public String toString() {
    return "path of " + transitions.length + " steps";
  }
}
