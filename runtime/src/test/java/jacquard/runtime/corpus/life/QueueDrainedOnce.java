package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** What is drained once may fill up again. */
@Expect(value = "deadlock", about = "drainTo")
public final class QueueDrainedOnce {
  private QueueDrainedOnce() {}

  public static void main() throws InterruptedException {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Thread writer =
        Together.thread(
            "writer",
            () -> {
              queue.put(1);
              queue.put(2);
            });
    writer.start();
    queue.drainTo(new ArrayList<>());
    writer.join();
  }
}
