package jacquard.explore.catalog;

import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;

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

  /** How a request says it. */
  public CheckOption<?> option() {
    return switch (this) {
      case BOUND -> CheckOptions.BOUND;
      case SEAL -> CheckOptions.SEAL;
      case PRIORITY -> CheckOptions.PRIORITY;
      case WITHOUT -> CheckOptions.WITHOUT;
      case SEED -> CheckOptions.SEED;
    };
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
