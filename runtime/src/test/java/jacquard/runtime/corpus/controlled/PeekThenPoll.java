package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentLinkedDeque;

/** What is polled may not be what was peeked at. */
@Expect(value = "assertion", about = "ConcurrentLinkedDeque", exhaustive = false)
public final class PeekThenPoll {
  static final ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();

  private PeekThenPoll() {}

  public static void main() throws InterruptedException {
    deque.add("a");
    deque.add("b");
    Together.run(PeekThenPoll::take, deque::pollFirst);
  }

  private static void take() {
    String seen = deque.peekFirst();
    String got = deque.pollFirst();
    assert seen.equals(got);
  }
}
