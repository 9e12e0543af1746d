package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads wait for a flag, one sets it and wakes all. */
@Expect(value = "holds", about = "wait and notify", executions = 96)
public final class WaitNotifyAll3 {
  static final Object lock = new Object();
  static int flag;

  private WaitNotifyAll3() {}

  public static void main() throws InterruptedException {
    Together.run(
        WaitNotifyAll3::await, WaitNotifyAll3::await, WaitNotifyAll3::await, WaitNotifyAll3::set);
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
