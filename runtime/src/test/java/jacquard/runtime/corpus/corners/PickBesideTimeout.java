package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** As {@link PickBesideInterrupt}, of a waiter whose time is over. */
@Expect(value = "holds", about = "signals and time-outs")
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // once is what this is about
public final class PickBesideTimeout {
  static final Object lock = new Object();
  static final CountDownLatch waiting = new CountDownLatch(2);

  private PickBesideTimeout() {}

  public static void main() throws Exception {
    Thread first = Together.thread("first", () -> waitOnce(10));
    Thread second = Together.thread("second", () -> waitOnce(10));
    first.start();
    second.start();
    waiting.await();
    synchronized (lock) {
      lock.notify();
    }
    first.join();
    second.join();
  }

  static void waitOnce(long millis) throws InterruptedException {
    synchronized (lock) {
      waiting.countDown();
      lock.wait(millis);
    }
  }
}
