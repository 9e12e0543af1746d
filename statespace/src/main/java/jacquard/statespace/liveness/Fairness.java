package jacquard.statespace.liveness;

/** Which infinite runs count. */
public enum Fairness {
  /** All of them. */
  NONE,
  /** Those in which no process can move from some point on for ever and never does. */
  WEAK
}
