package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Poll takes the item or says that there is none, in one step. */
@Expect(value = "holds", about = "ArrayBlockingQueue", executions = 2)
public final class TakeIfThere {
  static final ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
  static final AtomicInteger taken = new AtomicInteger();

  private TakeIfThere() {}

  public static void main() throws InterruptedException {
    queue.add("item");
    Together.run(TakeIfThere::take, TakeIfThere::take);
    assert taken.get() == 1;
  }

  private static void take() {
    if (queue.poll() != null) {
      taken.incrementAndGet();
    }
  }
}
