package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both takers wake up for one item; the second finds it gone and waits for the next. */
@Expect(value = "holds", about = "notifyAll")
public final class NotifyAllInLoop {
  static final Object lock = new Object();
  static int items;

  private NotifyAllInLoop() {}

  public static void main() throws InterruptedException {
    Together.run(NotifyAllInLoop::take, NotifyAllInLoop::take, NotifyAllInLoop::put);
  }

  private static void take() throws InterruptedException {
    synchronized (lock) {
      while (items == 0) {
        lock.wait();
      }
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
