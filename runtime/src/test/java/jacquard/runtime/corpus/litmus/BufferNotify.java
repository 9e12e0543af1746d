package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * A buffer for one item, two putters, two takers: a taker may wake the other taker instead of a
 * putter.
 */
@Expect(value = "deadlock", about = "wait and notify", executions = 80, violations = 8)
public final class BufferNotify {
  static final Object lock = new Object();
  static boolean full;

  private BufferNotify() {}

  public static void main() throws InterruptedException {
    Together.run(() -> turn(true), () -> turn(false), () -> turn(true), () -> turn(false));
  }

  private static void turn(boolean fill) throws InterruptedException {
    synchronized (lock) {
      while (full == fill) {
        lock.wait();
      }
      full = fill;
      lock.notify();
    }
  }
}
