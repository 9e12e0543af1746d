package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** Where the impatient waiter is still there, it may be the one that the notification picks. */
@Expect(value = "deadlock", about = "signals and time-outs")
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // once is what this is about
public final class PickTakenByTimeout {
  static final Object lock = new Object();
  static final CountDownLatch waiting = new CountDownLatch(2);

  private PickTakenByTimeout() {}

  public static void main() throws Exception {
    Thread impatient = Together.thread("impatient", () -> waitOnce(10));
    Thread patient = Together.thread("patient", () -> waitOnce(0));
    impatient.start();
    patient.start();
    waiting.await();
    synchronized (lock) {
      lock.notify();
    }
    impatient.join();
    patient.join();
  }

  static void waitOnce(long millis) throws InterruptedException {
    synchronized (lock) {
      waiting.countDown();
      lock.wait(millis);
    }
  }
}
