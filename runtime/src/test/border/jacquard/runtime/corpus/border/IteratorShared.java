package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Iterator;
import java.util.List;

/** Two threads step the same iterator and get the same element. */
@Expect(value = "assertion", about = "objects behind objects")
public final class IteratorShared {
  static int a;
  static int b;

  private IteratorShared() {}

  public static void main() throws Exception {
    Iterator<Integer> numbers = List.of(1, 2, 3).iterator();
    Together.run(() -> a = numbers.next(), () -> b = numbers.next());
    assert a != b;
  }
}
