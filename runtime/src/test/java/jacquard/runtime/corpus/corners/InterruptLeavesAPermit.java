package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.LockSupport;

/** An interrupt unparks as well: whoever clears its status does not block the next time. */
@Expect(value = "holds", about = "interrupt while waiting")
public final class InterruptLeavesAPermit {
  private InterruptLeavesAPermit() {}

  public static void main() {
    Thread.currentThread().interrupt();
    assert Thread.interrupted();
    LockSupport.park();
    assert !Thread.interrupted();
  }
}
