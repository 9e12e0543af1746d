package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.LinkedList;

/** Two threads add to a linked list. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class LinkedListRaced {

  private LinkedListRaced() {}

  public static void main() throws Exception {
    LinkedList<Integer> list = new LinkedList<>();
    Together.Body increment = () -> list.add(1);
    Together.run(increment, increment);
    assert list.size() == 2 && list.toArray().length == 2;
  }
}
