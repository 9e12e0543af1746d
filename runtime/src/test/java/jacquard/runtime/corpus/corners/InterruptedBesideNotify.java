package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** An interrupt beside a notification is either thrown or kept. */
@Expect(value = "holds", about = "signals and interrupts")
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // once is what this is about
public final class InterruptedBesideNotify {
  static final Object lock = new Object();
  static boolean waits;
  static boolean interrupted;

  private InterruptedBesideNotify() {}

  public static void main() throws Exception {
    Thread waiter = Together.thread("waiter", InterruptedBesideNotify::waitOnce);
    waiter.start();
    Thread other = Together.thread("other", InterruptedBesideNotify::notifyOnce);
    other.start();
    waiter.interrupt();
    waiter.join();
    other.join();
    assert interrupted;
  }

  static void waitOnce() {
    synchronized (lock) {
      waits = true;
      try {
        lock.wait();
        interrupted = Thread.interrupted();
      } catch (InterruptedException e) {
        interrupted = true;
        assert !Thread.currentThread().isInterrupted();
      }
    }
    awaitInterrupt();
  }

  /** Notified before the interrupt came: it comes yet. */
  static void awaitInterrupt() {
    if (!interrupted) {
      LockSupport.park();
      interrupted = Thread.interrupted();
    }
  }

  static void notifyOnce() {
    synchronized (lock) {
      lock.notify();
    }
  }
}
