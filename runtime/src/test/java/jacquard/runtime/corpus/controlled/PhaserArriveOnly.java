package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Phaser;

/** The reader arrives but does not wait for the other party, so the value may be missing. */
@Expect(value = "assertion", about = "Phaser")
public final class PhaserArriveOnly {
  static final Phaser phaser = new Phaser(2);
  static int value;

  private PhaserArriveOnly() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          value = 1;
          phaser.arrive();
        },
        () -> {
          phaser.arrive();
          assert value == 1;
        });
  }
}
