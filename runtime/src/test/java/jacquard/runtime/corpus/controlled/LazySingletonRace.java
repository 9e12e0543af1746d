package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads may find no instance and make one each. */
@Expect(value = "assertion", about = "lazy initialisation")
public final class LazySingletonRace {
  static Object instance;
  static Object a;
  static Object b;

  private LazySingletonRace() {}

  public static void main() throws InterruptedException {
    Together.run(() -> a = instance(), () -> b = instance());
    assert a.equals(b);
  }

  private static Object instance() {
    if (instance == null) {
      instance = new Object();
    }
    return instance;
  }
}
