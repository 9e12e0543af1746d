package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt ends a wait for ten seconds at once. */
@Expect(value = "holds", about = "interrupted time-out")
@SuppressWarnings("WaitNotInLoop") // one wait is what this is about
public final class TimedWaitInterrupted {
  private TimedWaitInterrupted() {}

  public static void main() throws InterruptedException {
    Object lock = new Object();
    Thread waiter =
        Together.thread(
            "waiter",
            () -> {
              synchronized (lock) {
                try {
                  lock.wait(10_000);
                  assert false;
                } catch (InterruptedException e) {
                  assert System.nanoTime() < 10_000_000_000L;
                }
              }
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
  }
}
