package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;

/** A class whose initialiser has failed stays unusable, also for the thread that tried. */
@Expect(value = "holds", about = "class initialisation")
public final class InitialiserFailsTwice {

  private InitialiserFailsTwice() {}

  public static void main() throws Exception {
    int failed = 0;
    int unusable = 0;
    for (int i = 0; i < 3; i++) {
      try {
        Broken.use();
      } catch (ExceptionInInitializerError e) {
        failed++;
      } catch (NoClassDefFoundError e) {
        unusable++;
      }
    }
    assert failed == 1 && unusable == 2;
  }

  static final class Broken {
    static final int N = Integer.parseInt("no number");

    private Broken() {}

    static int use() {
      return N;
    }
  }
}
