package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A reader gets the object while its constructor has not yet written the final field. */
@Expect(value = "assertion", about = "final fields")
public final class FinalSeenTooEarly {
  static Shared instance;

  static final class Shared {
    final String s;

    Shared() {
      instance = this;
      s = "hi";
    }
  }

  private FinalSeenTooEarly() {}

  public static void main() throws Exception {
    Together.run(
        () -> new Shared(),
        () -> {
          Shared seen = instance;
          assert seen == null || seen.s != null;
        });
  }
}
