package jacquard.explore;

/** How much a search has to know of what threads wait for. */
public enum Waiting {
  /**
   * The search asks who is enabled, and that is all: depth-first search, the DPOR of POPL 2005,
   * bounded searches, best-first search, random walks.
   */
  OBSERVED,
  /**
   * The search works out from the past of an object whether a thread could have moved earlier:
   * source sets and optimal search.
   */
  FORESEEN
}
