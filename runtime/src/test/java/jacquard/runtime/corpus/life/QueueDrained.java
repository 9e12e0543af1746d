package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** To drain a queue tells those that wait for room in it. */
@Expect(value = "holds", about = "drainTo")
public final class QueueDrained {
  private QueueDrained() {}

  public static void main() throws InterruptedException {
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    List<Integer> drained = new ArrayList<>();
    Thread writer =
        Together.thread(
            "writer",
            () -> {
              queue.put(1);
              queue.put(2);
            });
    writer.start();
    while (drained.size() < 2) {
      queue.drainTo(drained);
      Thread.sleep(2_000);
    }
    writer.join();
    queue.clear();
    assert drained.equals(List.of(1, 2));
  }
}
