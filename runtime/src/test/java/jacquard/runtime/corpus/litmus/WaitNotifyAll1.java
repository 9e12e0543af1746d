package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One thread waits for a flag, one sets it and wakes all. */
@Expect(value = "holds", about = "wait and notify", executions = 2)
public final class WaitNotifyAll1 {
  static final Object lock = new Object();
  static int flag;

  private WaitNotifyAll1() {}

  public static void main() throws InterruptedException {
    Together.run(WaitNotifyAll1::await, WaitNotifyAll1::set);
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
