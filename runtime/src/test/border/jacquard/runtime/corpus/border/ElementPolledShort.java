package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** An element is awaited. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class ElementPolledShort {
  static volatile int n;

  private ElementPolledShort() {}

  public static void main() throws Exception {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Together.run(
        () -> queue.put(1),
        () -> {
          assert queue.poll(20, TimeUnit.MILLISECONDS) != null;
        });
  }
}
