package jacquard.symbolic.solver;

/** What a solver says of its clauses. */
public enum SatResult {
  SATISFIABLE,
  UNSATISFIABLE,
  /** It was cancelled, or its conflicts were used up. */
  UNKNOWN
}
