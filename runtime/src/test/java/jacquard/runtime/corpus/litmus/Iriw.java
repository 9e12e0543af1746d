package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Two threads write a field each, two read both in opposite orders; the readers agree on who was
 * first.
 */
@Expect(value = "holds", about = "plain field", executions = 15)
public final class Iriw {
  static int x;
  static int y;
  static boolean xFirst;
  static boolean yFirst;

  private Iriw() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> x = 1,
        () -> y = 1,
        () -> {
          int one = x;
          int other = y;
          xFirst = one == 1 && other == 0;
        },
        () -> {
          int one = y;
          int other = x;
          yFirst = one == 1 && other == 0;
        });
    assert !(xFirst && yFirst);
  }
}
