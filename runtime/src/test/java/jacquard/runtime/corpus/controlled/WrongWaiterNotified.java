package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Two threads wait for different things on one monitor; notify may wake the one that cannot go on.
 */
@Expect(value = "deadlock", about = "notify with two conditions")
public final class WrongWaiterNotified {
  static final Object lock = new Object();
  static int stage;

  private WrongWaiterNotified() {}

  public static void main() throws InterruptedException {
    Together.run(() -> await(1), () -> await(2), WrongWaiterNotified::advance);
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
        lock.notify();
      }
    }
  }
}
