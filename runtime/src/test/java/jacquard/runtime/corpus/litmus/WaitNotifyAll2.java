package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads wait for a flag, one sets it and wakes all. */
@Expect(value = "holds", about = "wait and notify", executions = 10)
public final class WaitNotifyAll2 {
  static final Object lock = new Object();
  static int flag;

  private WaitNotifyAll2() {}

  public static void main() throws InterruptedException {
    Together.run(WaitNotifyAll2::await, WaitNotifyAll2::await, WaitNotifyAll2::set);
  }

  private static void await() throws InterruptedException {
    synchronized (lock) {
      while (flag == 0) {
        lock.wait();
      }
    }
  }

  private static void set() {
    synchronized (lock) {
      flag = 1;
      lock.notifyAll();
    }
  }
}
