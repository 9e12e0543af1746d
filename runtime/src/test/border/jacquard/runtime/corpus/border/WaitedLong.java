package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A notification is awaited. Seconds are enough. */
@Expect(value = "holds", about = "long and short time-outs")
public final class WaitedLong {
  static volatile int n;

  private WaitedLong() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Together.run(
        () -> {
          synchronized (lock) {
            n = 1;
            lock.notifyAll();
          }
        },
        () -> {
          synchronized (lock) {
            if (n == 0) {
              lock.wait(10_000);
            }
            assert n == 1;
          }
        });
  }
}
