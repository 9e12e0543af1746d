package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Two threads write a field each and read the other's; under sequential consistency one sees a
 * write.
 */
@Expect(value = "holds", about = "plain field", executions = 3)
public final class StoreBuffering {
  static int x;
  static int y;
  static int sawY;
  static int sawX;

  private StoreBuffering() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          x = 1;
          sawY = y;
        },
        () -> {
          y = 1;
          sawX = x;
        });
    assert sawX == 1 || sawY == 1;
  }
}
