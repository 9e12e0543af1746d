package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** One class initialises the other, never the other way round; each is initialised once. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialisationInOrder {
  static final AtomicInteger initialised = new AtomicInteger();

  private InitialisationInOrder() {}

  public static void main() throws InterruptedException {
    Together.run(() -> Left.touch(), () -> Right.touch());
    assert initialised.get() == 2;
  }

  static final class Left {
    static final int VALUE = Right.VALUE + initialised.incrementAndGet();

    static void touch() {
      assert VALUE == 3;
    }
  }

  static final class Right {
    static final int VALUE = initialised.incrementAndGet();

    static void touch() {
      assert VALUE == 1;
    }
  }
}
