package jacquard.statespace.transactions;

/** What keeps a search from putting off the other processes for ever. */
public enum Proviso {
  /** Nothing: what a transaction that never ends hides is not seen. For comparison only. */
  NONE,
  /** A transaction ends wherever it closes a cycle after its commit. */
  CYCLE_DETECTION,
  /** Commit point completion: every state after a commit gets to one in which all are scheduled. */
  ALL_COMMIT_POINTS,
  /** The same, but not for states that a right mover leads to (line L19). */
  COMMIT_POINTS;

  public boolean isSound() {
    return this != NONE;
  }
}
