package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** A thread that is no daemon waits for ever if it looks at the flag too early. */
@Expect(value = "deadlock", about = "thread left blocked")
public final class ThreadLeftBlocked {
  static volatile boolean open;

  private ThreadLeftBlocked() {}

  public static void main() {
    Together.thread("waiter", ThreadLeftBlocked::await).start();
    open = true;
  }

  private static void await() {
    if (!open) {
      LockSupport.park();
    }
  }
}
