package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.LinkedList;

/** Two threads add to a linked list, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class LinkedListLocked {

  private LinkedListLocked() {}

  public static void main() throws Exception {
    LinkedList<Integer> list = new LinkedList<>();
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            list.add(1);
          }
        };
    Together.run(increment, increment);
    assert list.size() == 2 && list.toArray().length == 2;
  }
}
