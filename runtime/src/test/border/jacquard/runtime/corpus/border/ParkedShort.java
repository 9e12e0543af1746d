package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** A permit is awaited. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class ParkedShort {
  static volatile int n;

  private ParkedShort() {}

  public static void main() throws Exception {
    Thread worker = Thread.currentThread();
    Thread waker =
        Together.thread(
            "waker",
            () -> {
              n = 1;
              LockSupport.unpark(worker);
            });
    waker.start();
    long end = System.nanoTime() + 10_000_000L;
    while (n == 0 && System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
    assert n == 1;
  }
}
