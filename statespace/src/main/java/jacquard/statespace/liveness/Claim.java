package jacquard.statespace.liveness;

/** An automaton that watches the states of a model; the runs that it accepts are violations. */
interface Claim {
  /** At how many locations it can be at most after it has seen a state; they are numbers from 0. */
  int mostTargets();

  int initial();

  /**
   * Lists where the claim may be after it has seen a state.
   *
   * @param isEnd whether no process can move in the state
   * @return how many there are; with none, it accepts nothing that begins so
   * @throws jacquard.model.FaultException if a condition cannot be evaluated
   */
  int next(byte[] state, boolean isEnd, int location, int[] targets);

  /** Whether a run is accepted that is here again and again. */
  boolean isAccepting(byte[] state, int location);

  /** Whether every run that gets here is a violation. */
  boolean isEnd(int location);
}
