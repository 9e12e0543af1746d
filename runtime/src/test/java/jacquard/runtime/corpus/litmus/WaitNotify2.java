package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads wait for a flag, one sets it and wakes one of them; the others wait for ever. */
@Expect(value = "deadlock", about = "wait and notify", executions = 10, violations = 4)
public final class WaitNotify2 {
  static final Object lock = new Object();
  static int flag;

  private WaitNotify2() {}

  public static void main() throws InterruptedException {
    Together.run(WaitNotify2::await, WaitNotify2::await, WaitNotify2::set);
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
      lock.notify();
    }
  }
}
