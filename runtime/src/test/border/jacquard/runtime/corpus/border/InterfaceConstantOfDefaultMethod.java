package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A default method uses the constant of its interface. */
@Expect(value = "holds", about = "constants of interfaces")
public final class InterfaceConstantOfDefaultMethod {
  interface Counting {
    AtomicInteger N = new AtomicInteger();

    default int next() {
      return N.incrementAndGet();
    }
  }

  static final class Impl implements Counting {}

  private InterfaceConstantOfDefaultMethod() {}

  public static void main() throws Exception {
    Together.run(() -> new Impl().next(), () -> new Impl().next());
    assert Counting.N.get() == 2;
  }
}
