package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What is signalled is also kept in a field, which is looked at before waiting. */
@Expect(value = "holds", about = "Condition", executions = 2)
public final class AwaitWithPredicate {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static boolean ready;

  private AwaitWithPredicate() {}

  public static void main() throws InterruptedException {
    Together.run(AwaitWithPredicate::await, AwaitWithPredicate::signal);
  }

  private static void await() throws InterruptedException {
    lock.lock();
    try {
      while (!ready) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  private static void signal() {
    lock.lock();
    try {
      ready = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }
}
