package jacquard.check;

/** What a check came to. */
public enum Conclusion {
  /** Nothing is violated in any of the executions that were asked for. */
  HOLDS,
  /** An execution violates something. */
  VIOLATED,
  /** Nothing is violated, but there are data races, and they were to be a violation. */
  RACES,
  /** The budget ran out, or the search only samples: nothing is claimed. */
  OUT_OF_BUDGET,
  /** The program did what cannot be controlled: nothing is claimed. */
  UNCONTROLLED,
  /** Assumptions left no execution to be checked. */
  VACUOUS,
  /** The schedule that was given violates nothing; others were not run. */
  REPLAYED,
  /** The program did not follow the schedule that was given. */
  DIVERGED
}
