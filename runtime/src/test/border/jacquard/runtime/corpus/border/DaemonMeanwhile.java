package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;

/** Another thread may make a thread a daemon meanwhile. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DaemonMeanwhile {

  private DaemonMeanwhile() {}

  public static void main() throws Throwable {
    Thread thread = new Thread(() -> {});
    Thread other = new Thread(() -> thread.setDaemon(true));
    other.start();
    boolean isDaemon = thread.isDaemon();
    other.join();
    assert !isDaemon;
  }
}
