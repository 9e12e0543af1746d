package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads wait for a flag, one sets it and signals the one that has waited longest; the others
 * wait for ever.
 */
@Expect(value = "deadlock", about = "Condition", executions = 8, violations = 2)
public final class ConditionSignal2 {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static int flag;

  private ConditionSignal2() {}

  public static void main() throws InterruptedException {
    Together.run(ConditionSignal2::await, ConditionSignal2::await, ConditionSignal2::set);
  }

  private static void await() throws InterruptedException {
    lock.lock();
    try {
      while (flag == 0) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  private static void set() {
    lock.lock();
    try {
      flag = 1;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }
}
