package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Times that are over at different moments are over in that order. */
@Expect(value = "holds", about = "order of deadlines")
@SuppressWarnings("NonAtomicVolatileUpdate") // one at a time: that is what is checked
public final class ThreeSleepers {
  static volatile int woken;

  private ThreeSleepers() {}

  public static void main() throws Exception {
    Together.run(() -> sleep(4, 2), () -> sleep(2, 0), () -> sleep(3, 1));
  }

  static void sleep(int seconds, int before) throws InterruptedException {
    Thread.sleep(1_000L * seconds);
    assert woken == before;
    woken++;
  }
}
