package jacquard.explore.bounded;

/** The optimisations of chapter 6. Each is used only with the bounds for which it is sound. */
public enum Optimisation {
  /** Only dependences that no other ones imply ask for a backtrack point (6.1). */
  TRANSITIVE_REDUCTION,
  /** Where a thread is disabled, another one that it depends on may stand for it (6.2). */
  ALTERNATIVE_THREAD,
  /** What waits for a lock is tried before the acquisition, not before the release (6.3). */
  RELEASE,
  /** Backtrack points for the bound's sake only where the bound has cut something off (6.4). */
  BOUND,
  /** Sleep sets, for steps below which the bound has cut nothing off (6.5). */
  SLEEP
}
