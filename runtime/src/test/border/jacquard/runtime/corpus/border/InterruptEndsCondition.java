package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** An interrupt ends the wait for a signal, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsCondition {
  static boolean interrupted;

  private InterruptEndsCondition() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                lock.lock();
                try {
                  while (true) {
                    condition.await();
                  }
                } finally {
                  lock.unlock();
                }
              } catch (InterruptedException e) {
                interrupted = true;
              }
            });
    worker.start();
    worker.interrupt();
    worker.join();
    assert interrupted;
  }
}
