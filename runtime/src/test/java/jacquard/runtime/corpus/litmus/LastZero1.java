package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * One thread looks for the last zero of an array whose elements one other set; element 0 stays
 * zero.
 */
@Expect(value = "holds", about = "plain array", executions = 2)
public final class LastZero1 {
  static final int[] a = new int[2];

  private LastZero1() {}

  public static void main() throws InterruptedException {
    Together.run(LastZero1::search, () -> increment(1));
  }

  private static void search() {
    int i = 1;
    while (a[i] != 0) {
      i--;
    }
  }

  private static void increment(int j) {
    a[j] = a[j - 1] + 1;
  }
}
