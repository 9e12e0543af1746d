package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** The latch opens when one of two writers is done, and the other's value may be missing. */
@Expect(value = "assertion", about = "CountDownLatch")
public final class LatchForOneOfTwo {
  static final CountDownLatch done = new CountDownLatch(1);
  static int a;
  static int b;

  private LatchForOneOfTwo() {}

  public static void main() throws InterruptedException {
    Together.thread("a", () -> a = write()).start();
    Together.thread("b", () -> b = write()).start();
    done.await();
    assert a + b == 2;
  }

  private static int write() {
    done.countDown();
    return 1;
  }
}
