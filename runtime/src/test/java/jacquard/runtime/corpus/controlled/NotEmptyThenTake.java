package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ArrayBlockingQueue;

/** Both takers may see the one item before either takes it; the second then waits for ever. */
@Expect(value = "deadlock", about = "ArrayBlockingQueue")
public final class NotEmptyThenTake {
  static final ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);

  private NotEmptyThenTake() {}

  public static void main() throws InterruptedException {
    queue.add("item");
    Together.run(NotEmptyThenTake::take, NotEmptyThenTake::take);
  }

  private static void take() throws InterruptedException {
    if (!queue.isEmpty()) {
      queue.take();
    }
  }
}
