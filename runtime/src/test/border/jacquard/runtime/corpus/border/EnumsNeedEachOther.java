package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two enumerations refer to each other in their constants. */
@Expect(value = "deadlock", about = "class initialisation")
public final class EnumsNeedEachOther {
  enum Left {
    ONE;
    static final Object OTHER = Right.ONE;
  }

  enum Right {
    ONE;
    static final Object OTHER = Left.ONE;
  }

  private EnumsNeedEachOther() {}

  public static void main() throws Exception {
    Together.run(() -> Left.valueOf("ONE"), () -> Right.valueOf("ONE"));
  }
}
