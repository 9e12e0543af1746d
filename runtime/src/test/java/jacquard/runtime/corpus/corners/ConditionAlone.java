package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread that knows a condition but not its lock cannot hold the lock, and signals nobody. */
@Expect(value = "holds", about = "conditions without their locks")
@SuppressWarnings({"WaitNotInLoop", "LockNotBeforeTry"}) // once is what this is about
public final class ConditionAlone {
  static boolean refused;

  private ConditionAlone() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition changed = lock.newCondition();
    lock.lock(); // it is held when others come to know it
    Thread stranger =
        Together.thread(
            "stranger",
            () -> {
              try {
                changed.signal();
              } catch (IllegalMonitorStateException e) {
                refused = true;
              }
            });
    stranger.start();
    changed.signal();
    lock.unlock();
    stranger.join();
    assert refused;
  }
}
