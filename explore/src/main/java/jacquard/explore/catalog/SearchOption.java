package jacquard.explore.catalog;

/** What may be asked of a search besides its name; not every search can do everything. */
public enum SearchOption {
  /** Only the executions within a bound. */
  BOUND("takes no bound"),
  /** Code that is not preempted. */
  SEAL("cannot seal code"),
  /** What is tried first. */
  PRIORITY("takes no priorities"),
  /** Optimisations that are switched off. */
  WITHOUT("has no optimisations to go without"),
  /** Where random numbers begin. */
  SEED("draws no random numbers");

  private final String refusal;

  SearchOption(String refusal) {
    this.refusal = refusal;
  }

  /** What is said of a search that cannot do this. */
  String refusal() {
    return refusal;
  }

  /** Whether it leaves executions out. */
  boolean isBound() {
    return this == BOUND || this == SEAL;
  }
}
