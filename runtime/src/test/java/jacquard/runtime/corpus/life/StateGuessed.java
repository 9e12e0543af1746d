package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;

/** A thread that wants a lock need not be blocked yet. */
@Expect(value = "assertion", about = "states of threads")
@SuppressWarnings("StaticGuardedByInstance") // there is only one lock
public final class StateGuessed {
  static boolean ready;

  private StateGuessed() {}

  public static void main() {
    Object lock = new Object();
    Thread second =
        new Thread(
            () -> {
              synchronized (lock) {
                ready = true;
              }
            });
    synchronized (lock) {
      second.start();
      assert second.getState() == Thread.State.BLOCKED;
    }
  }
}
