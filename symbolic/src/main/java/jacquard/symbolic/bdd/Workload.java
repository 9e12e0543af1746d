package jacquard.symbolic.bdd;

import jacquard.symbolic.method.Cancellation;
import jacquard.symbolic.method.StoppedException;

/**
 * How much has been done with diagrams, in steps of operations; stops an operation in its midst
 * when it is cancelled, or has done more than it may.
 */
final class Workload {
  private static final int BETWEEN_LOOKS = 1 << 12;

  private final Cancellation cancellation;
  private int untilLook = BETWEEN_LOOKS;
  private long done;
  private long limit = Long.MAX_VALUE;

  Workload(Cancellation cancellation) {
    this.cancellation = cancellation;
  }

  /** One step more. */
  void step() {
    if (--untilLook == 0) {
      look();
    }
  }

  /**
   * Looks whether to go on.
   *
   * @throws StoppedException if it is cancelled
   * @throws TooMuchException if the limit is reached
   */
  void look() {
    done = done();
    untilLook = BETWEEN_LOOKS;
    if (cancellation.isCancelled()) {
      throw new StoppedException();
    }
    if (done >= limit) {
      throw new TooMuchException();
    }
  }

  /** All that was done so far. */
  long done() {
    return done + BETWEEN_LOOKS - untilLook;
  }

  /** From now on, no more than so much may be done. */
  void allow(long more) {
    limit = more == Long.MAX_VALUE ? more : done() + more;
  }
}
