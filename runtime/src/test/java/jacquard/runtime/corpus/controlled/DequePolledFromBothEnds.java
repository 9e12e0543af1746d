package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingDeque;

/** Only one of the threads gets the one item, from the one end or the other. */
@Expect(value = "holds", about = "LinkedBlockingDeque", executions = 2)
public final class DequePolledFromBothEnds {
  static final LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>();
  static String first;
  static String last;

  private DequePolledFromBothEnds() {}

  public static void main() throws InterruptedException {
    deque.add("item");
    Together.run(() -> first = deque.pollFirst(), () -> last = deque.pollLast());
    assert (first == null) != (last == null);
  }
}
