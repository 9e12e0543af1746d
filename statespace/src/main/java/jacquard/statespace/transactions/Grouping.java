package jacquard.statespace.transactions;

/** Which steps of a process may be done in a row. */
public enum Grouping {
  /** Transactions: right movers, a step that commits, left movers. */
  TRANSACTIONS,
  /** Ample sets: left movers alone, of whichever process has them. */
  AMPLE_SETS
}
