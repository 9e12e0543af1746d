package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** Plain accesses of atomic arrays are accesses, too. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainAtomicReferences {
  private PlainAtomicReferences() {}

  public static void main() throws Exception {
    AtomicReferenceArray<String> shared = new AtomicReferenceArray<>(2);
    String[] seen = new String[1];
    Together.run(
        () -> {
          shared.setPlain(1, "5");
          shared.setPlain(1, "6");
        },
        () -> seen[0] = shared.getPlain(1));
    assert seen[0] != "5";
  }
}
