package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Comparator;
import java.util.TreeMap;

/** The comparator of two maps counts, and is not safe for threads. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ComparatorInsideATree {

  private ComparatorInsideATree() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Comparator<Integer> counting =
        (a, b) -> {
          counter.increment();
          return Integer.compare(a, b);
        };
    TreeMap<Integer, String> left = new TreeMap<>(counting);
    TreeMap<Integer, String> right = new TreeMap<>(counting);
    Together.run(() -> left.put(1, "a"), () -> right.put(1, "b"));
    assert counter.n == 2;
  }
}
