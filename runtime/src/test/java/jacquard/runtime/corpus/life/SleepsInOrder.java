package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who has slept longer wakes up later, if both times are long. */
@Expect(value = "holds", about = "order of deadlines")
public final class SleepsInOrder {
  static volatile int count;

  private SleepsInOrder() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          Thread.sleep(3_000);
          assert count == 1;
          count = 2;
        },
        () -> {
          Thread.sleep(2_000);
          assert count == 0;
          count = 1;
        });
    assert count == 2;
  }
}
