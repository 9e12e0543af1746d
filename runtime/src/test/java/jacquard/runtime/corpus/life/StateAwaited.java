package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread can be waited for until it waits itself. */
@Expect(value = "holds", about = "states of threads")
@SuppressWarnings("StaticGuardedByInstance") // there is only one lock
public final class StateAwaited {
  static boolean ready;

  private StateAwaited() {}

  public static void main() throws InterruptedException {
    Object lock = new Object();
    Thread waiter =
        Together.thread(
            "waiter",
            () -> {
              synchronized (lock) {
                while (!ready) {
                  lock.wait();
                }
              }
            });
    assert waiter.getState() == Thread.State.NEW;
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) {
      Thread.sleep(2_000);
    }
    synchronized (lock) {
      ready = true;
      lock.notifyAll();
    }
    waiter.join();
    assert waiter.getState() == Thread.State.TERMINATED;
  }
}
