package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class remembers whether the thread that has initialised it held a lock. */
@Expect(value = "assertion", about = "class initialisation")
public final class InitialiserHoldsLock {
  static final Object LOCK = new Object();

  static class Lazy {
    static final boolean IS_LOCKED = Thread.holdsLock(LOCK);

    static boolean isLocked() {
      return IS_LOCKED;
    }
  }

  private InitialiserHoldsLock() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          synchronized (LOCK) {
            boolean _ = Lazy.isLocked();
          }
        },
        Lazy::isLocked);
    assert Lazy.isLocked();
  }
}
