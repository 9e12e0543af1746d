package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** One thread is told that the initialiser failed, the other that the class is unusable. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialiserFailsForTwo {
  static final AtomicInteger failed = new AtomicInteger();
  static final AtomicInteger unusable = new AtomicInteger();
  static volatile int looked;

  private InitialiserFailsForTwo() {}

  public static void main() throws Exception {
    Together.run(InitialiserFailsForTwo::use, InitialiserFailsForTwo::use);
    assert failed.get() == 1 && unusable.get() == 1;
  }

  static void use() {
    try {
      Broken.use();
    } catch (ExceptionInInitializerError e) {
      failed.incrementAndGet();
    } catch (NoClassDefFoundError e) {
      unusable.incrementAndGet();
    }
  }

  static final class Broken {
    static final int N = seen();

    private Broken() {}

    static int seen() {
      looked = 1; // others see it, so the initialiser has to be ordered
      throw new IllegalStateException("as it should");
    }

    static int use() {
      return N;
    }
  }
}
