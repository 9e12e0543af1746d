package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A buffer for one item, two putters, two takers: who can go on is among those woken. */
@Expect(value = "holds", about = "wait and notify", executions = 80)
public final class BufferNotifyAll {
  static final Object lock = new Object();
  static boolean full;

  private BufferNotifyAll() {}

  public static void main() throws InterruptedException {
    Together.run(() -> turn(true), () -> turn(false), () -> turn(true), () -> turn(false));
  }

  private static void turn(boolean fill) throws InterruptedException {
    synchronized (lock) {
      while (full == fill) {
        lock.wait();
      }
      full = fill;
      lock.notifyAll();
    }
  }
}
