package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Only one of the threads gets the one item, from the one end or the other. */
@Expect(value = "holds", about = "ConcurrentLinkedDeque")
public final class PollFromBothEnds {
  static final ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
  static String first;
  static String last;

  private PollFromBothEnds() {}

  public static void main() throws InterruptedException {
    deque.add("item");
    Together.run(() -> first = deque.pollFirst(), () -> last = deque.pollLast());
    assert (first == null) != (last == null);
  }
}
