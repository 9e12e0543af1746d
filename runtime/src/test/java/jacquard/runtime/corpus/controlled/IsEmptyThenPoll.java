package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads may see the one item before either polls it; the second gets null. */
@Expect(value = "exception", about = "ConcurrentLinkedQueue")
public final class IsEmptyThenPoll {
  static final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
  static final AtomicInteger length = new AtomicInteger();

  private IsEmptyThenPoll() {}

  public static void main() throws InterruptedException {
    queue.add("item");
    Together.run(IsEmptyThenPoll::take, IsEmptyThenPoll::take);
  }

  private static void take() {
    if (!queue.isEmpty()) {
      length.addAndGet(queue.poll().length());
    }
  }
}
