package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The holder class is initialised once, by the first thread that needs it. */
@Expect(value = "holds", about = "lazy initialisation")
public final class LazyHolder {
  static Object a;
  static Object b;

  private LazyHolder() {}

  public static void main() throws InterruptedException {
    Together.run(() -> a = Holder.INSTANCE, () -> b = Holder.INSTANCE);
    assert a.equals(b);
  }

  static final class Holder {
    static final Object INSTANCE = new Object();
  }
}
