package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** To make an array of a class does not initialise it, nor to read a constant of it. */
@Expect(value = "holds", about = "class initialisation")
public final class ArrayDoesNotInitialise {
  static final AtomicInteger TIMES = new AtomicInteger();

  static class Lazy {
    static final int CONSTANT = 7;

    static {
      TIMES.incrementAndGet();
    }
  }

  private ArrayDoesNotInitialise() {}

  public static void main() throws Exception {
    Together.run(() -> new Lazy[1].clone(), () -> TIMES.addAndGet(Lazy.CONSTANT));
    assert TIMES.get() == 7;
  }
}
