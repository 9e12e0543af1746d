package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads initialise a class by its name, and it happens once. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialisedOnceByName {
  static final AtomicInteger TIMES = new AtomicInteger();

  static class Lazy {
    static {
      TIMES.incrementAndGet();
    }
  }

  private InitialisedOnceByName() {}

  public static void main() throws Exception {
    String name = InitialisedOnceByName.class.getName() + "$Lazy";
    Together.run(() -> Class.forName(name), () -> Class.forName(name));
    assert TIMES.get() == 1;
  }
}
