package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads wait for a flag, one sets it and wakes one of them; the others wait for ever. */
@Expect(value = "deadlock", about = "wait and notify", executions = 66, violations = 42)
public final class WaitNotify3 {
  static final Object lock = new Object();
  static int flag;

  private WaitNotify3() {}

  public static void main() throws InterruptedException {
    Together.run(WaitNotify3::await, WaitNotify3::await, WaitNotify3::await, WaitNotify3::set);
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
