package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Once there are interrupts, all who wait are still notified. */
@Expect(value = "holds", about = "notifyAll")
public final class AllNotifiedBesideInterrupt {
  static final Object lock = new Object();
  static boolean isSet;

  private AllNotifiedBesideInterrupt() {}

  public static void main() throws InterruptedException {
    Thread.currentThread().interrupt();
    assert Thread.interrupted();
    Together.run(
        AllNotifiedBesideInterrupt::await,
        AllNotifiedBesideInterrupt::await,
        AllNotifiedBesideInterrupt::set);
  }

  private static void await() throws InterruptedException {
    synchronized (lock) {
      while (!isSet) {
        lock.wait();
      }
    }
  }

  private static void set() {
    synchronized (lock) {
      isSet = true;
      lock.notifyAll();
    }
  }
}
