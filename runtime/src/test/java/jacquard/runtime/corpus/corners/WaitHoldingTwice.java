package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who waits with a lock that it holds twice holds it twice again afterwards. */
@Expect(value = "holds", about = "notify")
public final class WaitHoldingTwice {
  static final Object lock = new Object();
  static boolean ready;
  static int value;

  private WaitHoldingTwice() {}

  public static void main() throws InterruptedException {
    Together.thread("setter", WaitHoldingTwice::set).start();
    synchronized (lock) {
      synchronized (lock) {
        while (!ready) {
          lock.wait();
        }
      }
      value++;
    }
  }

  private static void set() {
    synchronized (lock) {
      ready = true;
      lock.notify();
    }
    synchronized (lock) {
      value++;
    }
  }
}
