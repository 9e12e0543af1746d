package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The object is handed out when its constructor has ended. */
@Expect(value = "holds", about = "final fields")
public final class FinalSeenWhenMade {
  static volatile Shared instance;

  static final class Shared {
    final String s;

    Shared() {
      s = "hi";
    }
  }

  private FinalSeenWhenMade() {}

  public static void main() throws Exception {
    Together.run(
        () -> instance = new Shared(),
        () -> {
          Shared seen = instance;
          assert seen == null || seen.s != null;
        });
  }
}
