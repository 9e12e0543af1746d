package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch is awaited. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class LatchAwaitedShort {
  static volatile int n;

  private LatchAwaitedShort() {}

  public static void main() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Together.run(
        () -> latch.countDown(),
        () -> {
          assert latch.await(5, TimeUnit.MILLISECONDS);
        });
  }
}
