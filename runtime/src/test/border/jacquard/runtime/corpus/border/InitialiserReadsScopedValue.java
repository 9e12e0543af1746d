package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class remembers whether a value was bound in the thread that has initialised it. */
@Expect(value = "assertion", about = "class initialisation")
public final class InitialiserReadsScopedValue {
  static final ScopedValue<Integer> OWN = ScopedValue.newInstance();

  static class Lazy {
    static final boolean IS_BOUND = OWN.isBound();

    static boolean isBound() {
      return IS_BOUND;
    }
  }

  private InitialiserReadsScopedValue() {}

  public static void main() throws Exception {
    Together.run(() -> ScopedValue.where(OWN, 1).run(Lazy::isBound), Lazy::isBound);
    assert Lazy.isBound();
  }
}
