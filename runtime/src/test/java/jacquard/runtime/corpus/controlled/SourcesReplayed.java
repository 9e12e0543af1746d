package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/**
 * One thread's element depends on every source of chance; another order of two writes changes none.
 */
@Expect(value = "holds", about = "determinism", executions = 2)
public final class SourcesReplayed {
  static final int[] slots = new int[1_000];
  static int last;

  private SourcesReplayed() {}

  public static void main() throws InterruptedException {
    Together.run(SourcesReplayed::draw, () -> last = 2);
    assert last == 1 || last == 2;
  }

  private static void draw() {
    long sum =
        new Random().nextLong()
            + ThreadLocalRandom.current().nextLong()
            + UUID.randomUUID().hashCode()
            + System.identityHashCode(new Object())
            + System.nanoTime()
            + System.currentTimeMillis();
    slots[Math.floorMod(sum, slots.length)]++;
    last = 1;
  }
}
