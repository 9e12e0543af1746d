package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Plain accesses of atomic arrays are accesses, too. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainAtomicInts {
  private PlainAtomicInts() {}

  public static void main() throws Exception {
    AtomicIntegerArray shared = new AtomicIntegerArray(2);
    long[] seen = new long[1];
    Together.run(
        () -> {
          shared.setPlain(1, 5);
          shared.setPlain(1, 6);
        },
        () -> seen[0] = shared.getPlain(1));
    assert seen[0] != 5;
  }
}
