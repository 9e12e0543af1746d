package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ArrayBlockingQueue;

/** The second put waits until the consumer has taken what the first has put. */
@Expect(value = "holds", about = "ArrayBlockingQueue.put")
public final class PutWhenTaken {
  static final ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);

  private PutWhenTaken() {}

  public static void main() throws InterruptedException {
    Together.run(PutWhenTaken::putTwice, queue::take);
    assert queue.peek().equals("b");
  }

  private static void putTwice() throws InterruptedException {
    queue.put("a");
    queue.put("b");
  }
}
