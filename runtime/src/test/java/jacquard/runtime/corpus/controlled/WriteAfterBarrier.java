package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CyclicBarrier;

/** A value is written only after the barrier, so the other thread may not see it. */
@Expect(value = "assertion", about = "CyclicBarrier")
public final class WriteAfterBarrier {
  static final CyclicBarrier barrier = new CyclicBarrier(2);
  static int value;

  private WriteAfterBarrier() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          barrier.await();
          value = 1;
        },
        () -> {
          barrier.await();
          assert value == 1;
        });
  }
}
