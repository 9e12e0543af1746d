package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ArrayBlockingQueue;

/** If the consumer polls too early, the queue stays full and the second put waits for ever. */
@Expect(value = "deadlock", about = "ArrayBlockingQueue.put")
public final class PutIntoFullQueue {
  static final ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);

  private PutIntoFullQueue() {}

  public static void main() throws InterruptedException {
    Together.run(PutIntoFullQueue::putTwice, queue::poll);
  }

  private static void putTwice() throws InterruptedException {
    queue.put("a");
    queue.put("b");
  }
}
