package jacquard.bytecode.execute;

/** How much of what a thread does is one step of its process. */
public enum Grain {
  /** One operation that others may notice, and what follows it. */
  OPERATION,

  /**
   * As many of them as a transaction has (Lipton, CACM 1975): taking a lock, one operation that
   * does not wait, giving locks back. What is only touched with some lock is noticed by nobody.
   */
  TRANSACTION
}
