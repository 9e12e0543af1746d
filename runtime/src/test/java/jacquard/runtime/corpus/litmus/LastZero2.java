package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * One thread looks for the last zero of an array whose elements two others set; element 0 stays
 * zero.
 */
@Expect(value = "holds", about = "plain array", executions = 5)
public final class LastZero2 {
  static final int[] a = new int[3];

  private LastZero2() {}

  public static void main() throws InterruptedException {
    Together.run(LastZero2::search, () -> increment(1), () -> increment(2));
  }

  private static void search() {
    int i = 2;
    while (a[i] != 0) {
      i--;
    }
  }

  private static void increment(int j) {
    a[j] = a[j - 1] + 1;
  }
}
