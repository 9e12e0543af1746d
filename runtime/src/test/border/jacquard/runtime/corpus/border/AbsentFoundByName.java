package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The program asks whether a class is there, and it is not. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentFoundByName {
  static boolean there() {
    try {
      Class.forName("jacquard.runtime.corpus.border.absent.Absent");
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private AbsentFoundByName() {}

  public static void main() throws Exception {
    Together.Body ask =
        () -> {
          assert !there();
        };
    Together.run(ask, ask);
  }
}
