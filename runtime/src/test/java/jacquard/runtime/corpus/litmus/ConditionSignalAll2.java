package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads wait for a flag, one sets it and signals all. */
@Expect(value = "holds", about = "Condition", executions = 10)
public final class ConditionSignalAll2 {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static int flag;

  private ConditionSignalAll2() {}

  public static void main() throws InterruptedException {
    Together.run(ConditionSignalAll2::await, ConditionSignalAll2::await, ConditionSignalAll2::set);
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
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
