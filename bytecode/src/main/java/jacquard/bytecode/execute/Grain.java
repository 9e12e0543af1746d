package jacquard.bytecode.execute;

/** How much of what a thread does is one step of its process. */
public enum Grain {
  /** One operation that others may notice, and what follows it. */
  OPERATION(0),

  /**
   * As many of them as a transaction has (Lipton, CACM 1975): taking a lock, one operation that
   * does not wait, giving locks back. What is only touched with some lock is noticed by nobody, and
   * neither is what a thread does when all others have ended.
   */
  TRANSACTION(2);

  private final int mostForks;

  Grain(int mostForks) {
    this.mostForks = mostForks;
  }

  /** A step that has decided more often does not go round a loop again. */
  int mostForks() {
    return mostForks;
  }
}
