package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CyclicBarrier;

/** A value is written before the barrier, so the other thread sees it after the barrier. */
@Expect(value = "holds", about = "CyclicBarrier")
public final class WriteBeforeBarrier {
  static final CyclicBarrier barrier = new CyclicBarrier(2);
  static int value;

  private WriteBeforeBarrier() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          value = 1;
          barrier.await();
        },
        () -> {
          barrier.await();
          assert value == 1;
        });
  }
}
