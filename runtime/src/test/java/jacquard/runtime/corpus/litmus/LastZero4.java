package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * One thread looks for the last zero of an array whose elements four others set; element 0 stays
 * zero.
 */
@Expect(value = "holds", about = "plain array", executions = 28)
public final class LastZero4 {
  static final int[] a = new int[5];

  private LastZero4() {}

  public static void main() throws InterruptedException {
    Together.run(
        LastZero4::search,
        () -> increment(1),
        () -> increment(2),
        () -> increment(3),
        () -> increment(4));
  }

  private static void search() {
    int i = 4;
    while (a[i] != 0) {
      i--;
    }
  }

  private static void increment(int j) {
    a[j] = a[j - 1] + 1;
  }
}
