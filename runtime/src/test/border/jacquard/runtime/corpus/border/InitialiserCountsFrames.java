package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class remembers how deep the stack of the thread was that has initialised it. */
@Expect(value = "assertion", about = "class initialisation")
public final class InitialiserCountsFrames {
  static class Lazy {
    static final int FRAMES = new Throwable().getStackTrace().length;

    static int frames() {
      return FRAMES;
    }
  }

  private InitialiserCountsFrames() {}

  static int deep(int n) {
    return n == 0 ? Lazy.frames() : deep(n - 1);
  }

  public static void main() throws Exception {
    Together.run(() -> deep(50), Lazy::frames);
    assert Lazy.frames() > 50;
  }
}
