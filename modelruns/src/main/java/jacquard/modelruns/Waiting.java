package jacquard.modelruns;

/** How much a search has to know of what processes wait for. */
public enum Waiting {
  /** The search asks who is enabled, and that is all: depth-first search, DPOR, random walks. */
  OBSERVED,
  /**
   * The search works out from the past of an object whether a process could have moved earlier:
   * source sets, optimal search, bounds.
   */
  FORESEEN
}
