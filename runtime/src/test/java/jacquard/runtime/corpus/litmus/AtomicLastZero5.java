package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * LastZero5 with an atomic array: reads and writes of its elements depend as those of a plain one.
 */
@Expect(value = "holds", about = "AtomicIntegerArray", executions = 64)
public final class AtomicLastZero5 {
  static final AtomicIntegerArray a = new AtomicIntegerArray(6);

  private AtomicLastZero5() {}

  public static void main() throws InterruptedException {
    Together.run(
        AtomicLastZero5::search,
        () -> increment(1),
        () -> increment(2),
        () -> increment(3),
        () -> increment(4),
        () -> increment(5));
  }

  private static void search() {
    int i = 5;
    while (a.get(i) != 0) {
      i--;
    }
  }

  private static void increment(int j) {
    a.set(j, a.get(j - 1) + 1);
  }
}
