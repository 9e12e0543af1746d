package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Phaser;

/** A phaser is registered at its parent before its own party is. */
@Expect(value = "assertion", about = "operations that are one step")
public final class PhaserBelowAnother {

  private PhaserBelowAnother() {}

  public static void main() throws Throwable {
    Phaser root = new Phaser(1);
    Phaser child = new Phaser(root);
    Together.run(
        child::register,
        () -> {
          if (root.getRegisteredParties() == 2) {
            assert child.getRegisteredParties() == 1;
          }
        });
  }
}
