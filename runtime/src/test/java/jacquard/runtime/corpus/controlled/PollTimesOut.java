package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The time may be over before the producer comes, and the consumer does not expect null. */
@Expect(value = "exception", about = "timed poll")
public final class PollTimesOut {
  static final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
  static int length;

  private PollTimesOut() {}

  public static void main() throws InterruptedException {
    Together.run(() -> queue.put("item"), PollTimesOut::take);
  }

  private static void take() throws InterruptedException {
    length = queue.poll(10, TimeUnit.MILLISECONDS).length();
  }
}
