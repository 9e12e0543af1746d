package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** An element is awaited. Seconds are enough. */
@Expect(value = "holds", about = "long and short time-outs")
public final class ElementPolledLong {
  static volatile int n;

  private ElementPolledLong() {}

  public static void main() throws Exception {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Together.run(
        () -> queue.put(1),
        () -> {
          assert queue.poll(1, TimeUnit.MINUTES) != null;
        });
  }
}
