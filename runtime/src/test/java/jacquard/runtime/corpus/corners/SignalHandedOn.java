package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Whoever is interrupted while a lock is handed to it hands it on. */
@Expect(value = "holds", about = "signals and interrupts")
@SuppressWarnings("LockNotBeforeTry") // nothing fails in between
public final class SignalHandedOn {
  static final ReentrantLock lock = new ReentrantLock();

  private SignalHandedOn() {}

  public static void main() throws Exception {
    lock.lock();
    Thread first = Together.thread("first", SignalHandedOn::lockOnce);
    Thread second = Together.thread("second", SignalHandedOn::lockOnce);
    first.start();
    second.start();
    first.interrupt();
    lock.unlock();
    first.join();
    second.join();
  }

  static void lockOnce() {
    try {
      lock.lockInterruptibly();
    } catch (InterruptedException e) {
      return;
    }
    lock.unlock();
  }
}
