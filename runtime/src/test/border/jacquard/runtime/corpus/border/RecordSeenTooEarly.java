package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The canonical constructor of a record hands the record out half-made. */
@Expect(value = "assertion", about = "final fields")
public final class RecordSeenTooEarly {
  static volatile Pair instance;

  record Pair(int a, int b) {
    Pair(int a, int b) {
      this.a = a;
      instance = this;
      this.b = b;
    }
  }

  private RecordSeenTooEarly() {}

  public static void main() throws Exception {
    Together.run(
        () -> new Pair(1, 2),
        () -> {
          Pair seen = instance;
          assert seen == null || seen.b() == 2;
        });
  }
}
