package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** A daemon thread that waits for ever does not keep the program from ending. */
@Expect(value = "holds", about = "thread left blocked", executions = 1)
public final class DaemonLeftBlocked {
  private DaemonLeftBlocked() {}

  public static void main() {
    Thread daemon = Together.thread("daemon", LockSupport::park);
    daemon.setDaemon(true);
    daemon.start();
  }
}
