package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;
import jacquard.runtime.corpus.border.absent.AbsentException;

/** A method that is never called uses an absent class. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentInUnusedMethod {
  static int n;

  static int never() throws AbsentException {
    Absent absent = new Absent();
    if (absent.two() > n) {
      throw new AbsentException();
    }
    return Absent.one();
  }

  static synchronized void increment() {
    n++;
  }

  private AbsentInUnusedMethod() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}
