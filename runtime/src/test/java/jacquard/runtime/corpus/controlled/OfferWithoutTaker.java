package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.SynchronousQueue;

/** An offer that finds no taker waiting is lost, and the taker waits for ever. */
@Expect(value = "deadlock", about = "SynchronousQueue")
public final class OfferWithoutTaker {
  static final SynchronousQueue<String> queue = new SynchronousQueue<>();

  private OfferWithoutTaker() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.offer("item"), queue::take);
  }
}
