package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Only the first of two time-outs may fire early. */
@Expect(value = "holds", about = "one early time-out")
public final class PolledTwice {
  private PolledTwice() {}

  public static void main() throws InterruptedException {
    BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    Thread writer = Together.thread("writer", () -> queue.add("a"));
    writer.start();
    String first = queue.poll(10, TimeUnit.MILLISECONDS);
    String second = first == null ? queue.poll(10, TimeUnit.MILLISECONDS) : first;
    assert second.equals("a");
    writer.join();
  }
}
