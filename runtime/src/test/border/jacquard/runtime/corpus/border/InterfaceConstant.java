package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The constant of an interface is the object that it was made of. */
@Expect(value = "holds", about = "constants of interfaces")
public final class InterfaceConstant {
  static final class K {
    static final K INSTANCE = new K();
    int n;
  }

  interface Keyed {
    K KEY = K.INSTANCE;
  }

  private InterfaceConstant() {}

  public static void main() throws Exception {
    Together.Body body =
        () -> {
          synchronized (Keyed.KEY) {
            Keyed.KEY.n++;
          }
          assert Keyed.KEY == K.INSTANCE;
        };
    Together.run(body, body);
    assert K.INSTANCE.n == 2;
  }
}
