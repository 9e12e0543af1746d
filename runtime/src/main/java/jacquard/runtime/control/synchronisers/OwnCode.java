package jacquard.runtime.control.synchronisers;

import jacquard.runtime.control.schedule.Ending;
import jacquard.runtime.control.schedule.VisibleOnDemand;

/**
 * Whether the code of locks and latches runs, step by step, or each of their operations is one
 * step. Their code runs once somebody wants to know who waits, or how.
 */
public final class OwnCode {
  private final Ending ending;
  private final VisibleOnDemand queues = new VisibleOnDemand("the queues of locks");

  /** Whether there was a lock or a latch that threads share, in any execution. */
  private boolean used;

  public OwnCode(Ending ending) {
    this.ending = ending;
  }

  /** A lock or a latch is used that threads share, and its code does not run. */
  void use() {
    used = true;
  }

  boolean runs() {
    return queues.isMade();
  }

  /** Goes on only if their code runs. */
  void require() {
    ending.require(queues);
  }

  /** Goes on only if their code runs, where there are any. */
  void requireWhereUsed() {
    if (used) {
      require();
    }
  }
}
