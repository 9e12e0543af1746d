package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both takers wake up for one item, and the second does not look whether it is still there. */
@Expect(value = "assertion", about = "notifyAll")
@SuppressWarnings("WaitNotInLoop") // the bug
public final class NotifyAllWithoutLoop {
  static final Object lock = new Object();
  static int items;

  private NotifyAllWithoutLoop() {}

  public static void main() throws InterruptedException {
    Together.run(NotifyAllWithoutLoop::take, NotifyAllWithoutLoop::take, NotifyAllWithoutLoop::put);
  }

  private static void take() throws InterruptedException {
    synchronized (lock) {
      if (items == 0) {
        lock.wait();
      }
      assert items > 0;
      items--;
    }
  }

  private static void put() {
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        items++;
        lock.notifyAll();
      }
    }
  }
}
