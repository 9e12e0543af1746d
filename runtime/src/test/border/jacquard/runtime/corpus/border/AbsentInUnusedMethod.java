package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;

/** A method that is never called uses an absent class. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentInUnusedMethod {
  static int n;

  static int never() {
    Absent absent = new Absent();
    return absent.two() > n ? absent.two() : Absent.one();
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
