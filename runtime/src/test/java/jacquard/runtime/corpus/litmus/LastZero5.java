package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * One thread looks for the last zero of an array whose elements five others set; element 0 stays
 * zero.
 */
@Expect(value = "holds", about = "plain array", executions = 64)
public final class LastZero5 {
  static final int[] a = new int[6];

  private LastZero5() {}

  public static void main() throws InterruptedException {
    Together.run(
        LastZero5::search,
        () -> increment(1),
        () -> increment(2),
        () -> increment(3),
        () -> increment(4),
        () -> increment(5));
  }

  private static void search() {
    int i = 5;
    while (a[i] != 0) {
      i--;
    }
  }

  private static void increment(int j) {
    a[j] = a[j - 1] + 1;
  }
}
