package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A lock that is held twice when others get to know it is held until it is released twice. */
@Expect(value = "holds", about = "nested monitors")
@SuppressWarnings("StaticGuardedByInstance") // one thread knows the lock first
public final class SharedHoldingTwice {
  static Object shared = "";
  static int value;

  private SharedHoldingTwice() {}

  public static void main() throws InterruptedException {
    Object lock = new Object();
    Thread other = Together.thread("other", SharedHoldingTwice::add);
    synchronized (lock) {
      synchronized (lock) {
        shared = lock;
        other.start();
      }
      value++;
    }
    other.join();
    assert value == 2;
  }

  private static void add() {
    synchronized (shared) {
      value++;
    }
  }
}
