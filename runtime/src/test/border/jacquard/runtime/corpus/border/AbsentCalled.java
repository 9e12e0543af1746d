package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;

/** A call of an absent class is an error. */
@Expect(
    value = "exception",
    about = "optional classes that are absent",
    message = "NoClassDefFoundError")
public final class AbsentCalled {
  static int n;

  private AbsentCalled() {}

  public static void main() throws Exception {
    Together.run(() -> n += Absent.one(), () -> {});
  }
}
