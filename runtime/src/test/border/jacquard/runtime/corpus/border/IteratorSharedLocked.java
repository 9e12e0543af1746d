package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Iterator;
import java.util.List;

/** Two threads step the same iterator, one at a time. */
@Expect(value = "holds", about = "objects behind objects")
public final class IteratorSharedLocked {
  static int a;
  static int b;

  private IteratorSharedLocked() {}

  public static void main() throws Exception {
    Iterator<Integer> numbers = List.of(1, 2, 3).iterator();
    Together.run(
        () -> {
          synchronized (numbers) {
            a = numbers.next();
          }
        },
        () -> {
          synchronized (numbers) {
            b = numbers.next();
          }
        });
    assert a != b;
  }
}
