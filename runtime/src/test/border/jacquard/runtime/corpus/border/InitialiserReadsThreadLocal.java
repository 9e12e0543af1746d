package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class remembers what the thread that has initialised it keeps for itself. */
@Expect(value = "assertion", about = "class initialisation")
public final class InitialiserReadsThreadLocal {
  static final ThreadLocal<Integer> OWN = ThreadLocal.withInitial(() -> 0);

  static class Lazy {
    static final int NUMBER = OWN.get();

    static int number() {
      return NUMBER;
    }
  }

  private InitialiserReadsThreadLocal() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          OWN.set(1);
          int _ = Lazy.number();
        },
        Lazy::number);
    assert Lazy.number() == 1;
  }
}
