package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

/** Forked tasks add to one field, and an update is lost. */
@Expect(value = "assertion", about = "ForkJoinPool", exhaustive = false)
@SuppressWarnings("serial") // never serialised
public final class ForkJoinSharedSum {
  static int sum;

  private ForkJoinSharedSum() {}

  public static void main() {
    new ForkJoinPool(2).invoke(new Add(2));
    assert sum == 2;
  }

  static final class Add extends RecursiveAction {
    private final int number;

    Add(int number) {
      this.number = number;
    }

    @Override
    protected void compute() {
      if (number == 1) {
        sum++;
      } else {
        ForkJoinTask.invokeAll(new Add(1), new Add(1));
      }
    }
  }
}
