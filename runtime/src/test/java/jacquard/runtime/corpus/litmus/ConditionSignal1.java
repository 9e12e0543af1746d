package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** One thread waits for a flag, one sets it and signals the one that has waited longest. */
@Expect(value = "holds", about = "Condition", executions = 2)
public final class ConditionSignal1 {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static int flag;

  private ConditionSignal1() {}

  public static void main() throws InterruptedException {
    Together.run(ConditionSignal1::await, ConditionSignal1::set);
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
