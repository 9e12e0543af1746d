package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedTransferQueue;

/** Transfer waits for the taker. */
@Expect(value = "holds", about = "LinkedTransferQueue")
public final class TransferWaits {
  static final LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();

  private TransferWaits() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.transfer("item"), TransferWaits::take);
  }

  private static void take() throws InterruptedException {
    String got = queue.take();
    assert got.equals("item");
  }
}
