package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The signal is lost if it comes before the await, for nothing remembers it. */
@Expect(value = "deadlock", about = "Condition", executions = 2, violations = 1)
@SuppressWarnings("WaitNotInLoop") // the bug
public final class AwaitWithoutPredicate {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition ready = lock.newCondition();

  private AwaitWithoutPredicate() {}

  public static void main() throws InterruptedException {
    Together.run(AwaitWithoutPredicate::await, AwaitWithoutPredicate::signal);
  }

  private static void await() throws InterruptedException {
    lock.lock();
    try {
      ready.await();
    } finally {
      lock.unlock();
    }
  }

  private static void signal() {
    lock.lock();
    try {
      ready.signal();
    } finally {
      lock.unlock();
    }
  }
}
