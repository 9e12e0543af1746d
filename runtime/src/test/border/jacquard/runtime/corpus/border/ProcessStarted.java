package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread starts a process and waits for it. */
@Expect(
    value = "unknown",
    about = "files, sockets, processes and native code",
    message = "another process")
public final class ProcessStarted {

  private ProcessStarted() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          assert new ProcessBuilder("true").start().waitFor() == 0;
        },
        () -> {});
  }
}
