package jacquard.statespace;

/** The steps of a run from the first state, one by one. Immutable. */
public final class Path {
  private final long[] transitions;

  public Path(long[] transitions) {
    this.transitions = transitions.clone();
  }

  public int length() {
    return transitions.length;
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
