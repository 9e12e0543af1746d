package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt may come before the wait that it is to end. */
@Expect(value = "assertion", about = "interrupted time-out")
@SuppressWarnings("WaitNotInLoop") // one wait is what this is about
public final class TimedWaitInterruptMissed {
  private TimedWaitInterruptMissed() {}

  public static void main() throws InterruptedException {
    Object lock = new Object();
    Thread waiter =
        Together.thread(
            "waiter",
            () -> {
              boolean missed = Thread.interrupted();
              synchronized (lock) {
                try {
                  lock.wait(10_000);
                  assert !missed;
                } catch (InterruptedException e) {
                  assert !missed;
                }
              }
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
  }
}
