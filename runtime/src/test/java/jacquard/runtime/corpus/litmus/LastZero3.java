package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * One thread looks for the last zero of an array whose elements three others set; element 0 stays
 * zero.
 */
@Expect(value = "holds", about = "plain array", executions = 12)
public final class LastZero3 {
  static final int[] a = new int[4];

  private LastZero3() {}

  public static void main() throws InterruptedException {
    Together.run(LastZero3::search, () -> increment(1), () -> increment(2), () -> increment(3));
  }

  private static void search() {
    int i = 3;
    while (a[i] != 0) {
      i--;
    }
  }

  private static void increment(int j) {
    a[j] = a[j - 1] + 1;
  }
}
