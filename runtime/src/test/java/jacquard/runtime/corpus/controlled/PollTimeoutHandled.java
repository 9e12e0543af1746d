package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The time may be over before the producer comes, and the consumer knows what to do. */
@Expect(value = "holds", about = "timed poll")
public final class PollTimeoutHandled {
  static final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
  static int length;

  private PollTimeoutHandled() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.put("item"), PollTimeoutHandled::take);
    assert length == 0 ? queue.size() == 1 : length == 4;
  }

  private static void take() throws InterruptedException {
    String item = queue.poll(10, TimeUnit.MILLISECONDS);
    if (item != null) {
      length = item.length();
    }
  }
}
