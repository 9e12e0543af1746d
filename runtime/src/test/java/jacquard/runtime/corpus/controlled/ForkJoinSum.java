package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** Forked tasks return what they have, and who forked them adds it up. */
@Expect(value = "holds", about = "ForkJoinPool")
@SuppressWarnings("serial") // never serialised
public final class ForkJoinSum {
  private ForkJoinSum() {}

  public static void main() {
    int sum = new ForkJoinPool(2).invoke(new Sum(2));
    assert sum == 2;
  }

  static final class Sum extends RecursiveTask<Integer> {
    private final int number;

    Sum(int number) {
      this.number = number;
    }

    @Override
    protected Integer compute() {
      if (number == 1) {
        return 1;
      }
      Sum left = new Sum(1);
      left.fork();
      return new Sum(1).compute() + left.join();
    }
  }
}
