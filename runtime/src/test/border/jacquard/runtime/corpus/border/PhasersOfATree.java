package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Phaser;

/** A phaser loses its last party before its parent does. */
@Expect(value = "assertion", about = "operations that are one step")
public final class PhasersOfATree {

  private PhasersOfATree() {}

  public static void main() throws Throwable {
    Phaser root = new Phaser(1);
    Phaser child = new Phaser(root, 1);
    Together.run(
        child::arriveAndDeregister,
        () -> {
          if (child.getRegisteredParties() == 0) {
            assert root.getRegisteredParties() == 1;
          }
        });
  }
}
