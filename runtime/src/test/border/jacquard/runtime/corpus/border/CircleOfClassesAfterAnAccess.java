package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two classes need each other; one of the threads that use them does something else before. */
@Expect(value = "deadlock", about = "class initialisation")
public final class CircleOfClassesAfterAnAccess {
  static class Left {
    static int l = 1;
    static int r = Right.r + 1;
  }

  static class Right {
    static int r = 2;
    static int l = Left.l + 1;
  }

  static volatile int before;

  private CircleOfClassesAfterAnAccess() {}

  public static void main() throws Exception {
    before = 0;
    Together.run(
        () -> {
          assert Left.l == 1;
        },
        () -> {
          assert before == 0;
          assert Right.r == 2;
        });
  }
}
