package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A time-out may fire early in every thread. */
@Expect(value = "exception", about = "one early time-out")
@SuppressWarnings("ReturnValueIgnored") // that it is null is the bug
public final class PolledByTwo {
  private PolledByTwo() {}

  public static void main() throws InterruptedException {
    BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    Together.run(
        () -> queue.addAll(List.of("a", "b")),
        () -> queue.poll(10, TimeUnit.MILLISECONDS).length());
  }
}
