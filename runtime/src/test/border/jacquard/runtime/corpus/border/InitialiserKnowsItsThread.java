package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class remembers which thread has initialised it, and nothing else happens. */
@Expect(value = "assertion", about = "class initialisation")
public final class InitialiserKnowsItsThread {
  static class Lazy {
    static final String BY = Thread.currentThread().getName();

    static boolean isByFirst() {
      return BY.equals("T1");
    }
  }

  private InitialiserKnowsItsThread() {}

  public static void main() throws Exception {
    Together.run(Lazy::isByFirst, Lazy::isByFirst);
    assert Lazy.isByFirst();
  }
}
