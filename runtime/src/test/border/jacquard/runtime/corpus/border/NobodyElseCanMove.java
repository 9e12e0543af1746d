package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** A long time-out fires when nobody else can move. */
@Expect(value = "holds", about = "long and short time-outs")
public final class NobodyElseCanMove {

  private NobodyElseCanMove() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          assert !new CountDownLatch(1).await(1, TimeUnit.HOURS);
        },
        () -> {
          assert !new Semaphore(0).tryAcquire(1, TimeUnit.DAYS);
        });
  }
}
