package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayDeque;
import java.util.List;

/** Each thread polls its own copy of a deque. */
@Expect(value = "holds", about = "clones")
public final class CloneOfAQueueApart {
  static Integer a;
  static Integer b;

  private CloneOfAQueueApart() {}

  public static void main() throws Exception {
    ArrayDeque<Integer> deque = new ArrayDeque<>(List.of(1));
    ArrayDeque<Integer> copy = deque.clone();
    Together.run(() -> a = deque.poll(), () -> b = copy.poll());
    assert a == 1 && b == 1;
  }
}
