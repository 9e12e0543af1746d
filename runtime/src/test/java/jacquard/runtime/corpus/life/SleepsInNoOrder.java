package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who has slept longer may wake up sooner, if the times are short. */
@Expect(value = "assertion", about = "order of deadlines")
public final class SleepsInNoOrder {
  static volatile int count;

  private SleepsInNoOrder() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          Thread.sleep(30);
          assert count == 1;
        },
        () -> {
          Thread.sleep(20);
          count = 1;
        });
  }
}
