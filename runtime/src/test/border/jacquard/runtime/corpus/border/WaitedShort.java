package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A notification is awaited. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class WaitedShort {
  static volatile int n;

  private WaitedShort() {}

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
              lock.wait(10);
            }
            assert n == 1;
          }
        });
  }
}
