package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** The latch opens when both writers are done. */
@Expect(value = "holds", about = "CountDownLatch")
public final class LatchForBoth {
  static final CountDownLatch done = new CountDownLatch(2);
  static int a;
  static int b;

  private LatchForBoth() {}

  public static void main() throws InterruptedException {
    Together.thread("a", LatchForBoth::writeA).start();
    Together.thread("b", LatchForBoth::writeB).start();
    done.await();
    assert a + b == 2;
  }

  private static void writeA() {
    a = 1;
    done.countDown();
  }

  private static void writeB() {
    b = 1;
    done.countDown();
  }
}
