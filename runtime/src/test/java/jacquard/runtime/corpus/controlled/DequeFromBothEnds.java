package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingDeque;

/** Both threads may see the one item before either takes it, from the one end or the other. */
@Expect(value = "deadlock", about = "LinkedBlockingDeque")
public final class DequeFromBothEnds {
  static final LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>();

  private DequeFromBothEnds() {}

  public static void main() throws InterruptedException {
    deque.add("item");
    Together.run(
        () -> {
          if (deque.peekFirst() != null) {
            deque.takeFirst();
          }
        },
        () -> {
          if (deque.peekLast() != null) {
            deque.takeLast();
          }
        });
  }
}
