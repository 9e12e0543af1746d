package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** The first thread gets the error of the initialiser, the other that the class is unusable. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialisationFailsForBoth {
  static final AtomicInteger FAILED = new AtomicInteger();
  static final AtomicInteger UNUSABLE = new AtomicInteger();

  static class Broken {
    static final int N = Integer.parseInt("no number");
  }

  static void use() {
    try {
      assert Broken.N == 0;
    } catch (ExceptionInInitializerError e) {
      FAILED.incrementAndGet();
    } catch (NoClassDefFoundError e) {
      UNUSABLE.incrementAndGet();
    }
  }

  private InitialisationFailsForBoth() {}

  public static void main() throws Exception {
    Together.run(() -> use(), () -> use());
    assert FAILED.get() == 1 && UNUSABLE.get() == 1;
  }
}
