package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayDeque;

/** Two threads add to a deque of arrays. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DequeRaced {

  private DequeRaced() {}

  public static void main() throws Exception {
    ArrayDeque<Integer> deque = new ArrayDeque<>();
    Together.Body increment = () -> deque.add(1);
    Together.run(increment, increment);
    assert deque.size() == 2 && deque.poll() != null && deque.poll() != null;
  }
}
