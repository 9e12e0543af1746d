package jacquard.junit;

/** What a test does when its budget ran out and nothing was violated so far. */
public enum OnBudget {
  /** It fails. */
  FAIL,
  /** It is aborted, as by an assumption that does not hold. */
  ABORT
}
