package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayDeque;

/** Two threads add to a deque of arrays, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class DequeLocked {

  private DequeLocked() {}

  public static void main() throws Exception {
    ArrayDeque<Integer> deque = new ArrayDeque<>();
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            deque.add(1);
          }
        };
    Together.run(increment, increment);
    assert deque.size() == 2 && deque.poll() != null && deque.poll() != null;
  }
}
