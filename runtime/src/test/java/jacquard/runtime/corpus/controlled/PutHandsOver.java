package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.SynchronousQueue;

/** Put waits for the taker. */
@Expect(value = "holds", about = "SynchronousQueue")
public final class PutHandsOver {
  static final SynchronousQueue<String> queue = new SynchronousQueue<>();

  private PutHandsOver() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.put("item"), PutHandsOver::take);
  }

  private static void take() throws InterruptedException {
    String got = queue.take();
    assert got.equals("item");
  }
}
