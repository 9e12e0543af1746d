package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads wait for different things on one monitor; notifyAll wakes both each time. */
@Expect(value = "holds", about = "notify with two conditions")
public final class AllWaitersNotified {
  static final Object lock = new Object();
  static int stage;

  private AllWaitersNotified() {}

  public static void main() throws InterruptedException {
    Together.run(() -> await(1), () -> await(2), AllWaitersNotified::advance);
  }

  private static void await(int wanted) throws InterruptedException {
    synchronized (lock) {
      while (stage < wanted) {
        lock.wait();
      }
    }
  }

  private static void advance() {
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        stage++;
        lock.notifyAll();
      }
    }
  }
}
