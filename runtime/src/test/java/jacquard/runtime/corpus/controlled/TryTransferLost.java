package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedTransferQueue;

/** An item that finds no taker waiting is not queued, and the taker waits for ever. */
@Expect(value = "deadlock", about = "LinkedTransferQueue")
public final class TryTransferLost {
  static final LinkedTransferQueue<String> queue = new LinkedTransferQueue<>();

  private TryTransferLost() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.tryTransfer("item"), queue::take);
  }
}
