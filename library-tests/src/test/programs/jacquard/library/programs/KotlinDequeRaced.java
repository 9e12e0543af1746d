package jacquard.library.programs;

import jacquard.library.Expect;
import kotlin.collections.ArrayDeque;

/** Two threads add to a deque of Kotlin. */
@Expect(value = "assertion", library = "kotlin-stdlib")
public final class KotlinDequeRaced {

  private KotlinDequeRaced() {}

  public static void main() throws Exception {
    ArrayDeque<Integer> deque = new ArrayDeque<>(4);
    Threads.run(() -> deque.add(1), () -> deque.add(2));
    assert deque.size() == 2;
  }
}
