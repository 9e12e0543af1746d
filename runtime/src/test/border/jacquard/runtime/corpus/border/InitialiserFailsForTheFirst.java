package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who initialises a class that cannot be learns why, the others learn only that. */
@Expect(value = "assertion", about = "class initialisation")
public final class InitialiserFailsForTheFirst {
  static class Broken {
    static final int NUMBER = Integer.parseInt("no");

    static int number() {
      return NUMBER;
    }
  }

  private InitialiserFailsForTheFirst() {}

  static Throwable thrown() {
    try {
      return new AssertionError(Broken.number());
    } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
      return e;
    }
  }

  public static void main() throws Exception {
    Throwable[] all = new Throwable[2];
    Together.run(() -> all[0] = thrown(), () -> all[1] = thrown());
    assert all[0] instanceof ExceptionInInitializerError;
  }
}
