package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Whoever takes an unusable class for a usable one fails. */
@Expect(value = "exception", about = "class initialisation", message = "NoClassDefFoundError")
public final class InitialiserTakenForUsable {
  static volatile int looked;

  private InitialiserTakenForUsable() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          try {
            Broken.use();
          } catch (ExceptionInInitializerError e) {
            // told once, and then forgotten
          }
        },
        InitialiserTakenForUsable::use);
  }

  static void use() {
    try {
      Broken.use();
    } catch (ExceptionInInitializerError e) {
      // the first one gets this
    }
  }

  static final class Broken {
    static final int N = seen();

    private Broken() {}

    static int seen() {
      looked = 1;
      throw new IllegalStateException("as it should");
    }

    static int use() {
      return N;
    }
  }
}
