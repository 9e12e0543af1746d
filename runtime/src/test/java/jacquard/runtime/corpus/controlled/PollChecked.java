package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** Each thread looks at what it has polled. */
@Expect(value = "holds", about = "ConcurrentLinkedQueue")
public final class PollChecked {
  static final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
  static final AtomicInteger length = new AtomicInteger();

  private PollChecked() {}

  public static void main() throws InterruptedException {
    queue.add("item");
    Together.run(PollChecked::take, PollChecked::take);
    assert length.get() == 4;
  }

  private static void take() {
    String item = queue.poll();
    if (item != null) {
      length.addAndGet(item.length());
    }
  }
}
