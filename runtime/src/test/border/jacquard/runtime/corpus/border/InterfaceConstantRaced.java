package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads increment a field of the constant of an interface. */
@Expect(value = "assertion", about = "constants of interfaces")
public final class InterfaceConstantRaced {
  static final class K {
    static final K INSTANCE = new K();
    int n;
  }

  interface Keyed {
    K KEY = K.INSTANCE;
  }

  private InterfaceConstantRaced() {}

  public static void main() throws Exception {
    Together.run(() -> Keyed.KEY.n++, () -> Keyed.KEY.n++);
    assert K.INSTANCE.n == 2;
  }
}
