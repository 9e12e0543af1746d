package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Phaser;

/** The reader waits until the other party has arrived, which happens after its write. */
@Expect(value = "holds", about = "Phaser")
public final class PhaserArriveAndAwait {
  static final Phaser phaser = new Phaser(2);
  static int value;

  private PhaserArriveAndAwait() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          value = 1;
          phaser.arrive();
        },
        () -> {
          phaser.arriveAndAwaitAdvance();
          assert value == 1;
        });
  }
}
