package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A daemon need not get to its end. */
@Expect(value = "assertion", about = "logging and the end of a program")
public final class DaemonAssumedDone {
  static volatile boolean done;

  private DaemonAssumedDone() {}

  public static void main() throws Exception {
    Thread daemon = Together.thread("daemon", () -> done = true);
    daemon.setDaemon(true);
    daemon.start();
    assert done;
  }
}
