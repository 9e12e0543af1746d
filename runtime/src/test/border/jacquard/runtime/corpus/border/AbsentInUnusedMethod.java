package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;
import jacquard.runtime.corpus.border.absent.AbsentException;

/** A method that is never called uses an absent class. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentInUnusedMethod {
  static final class Counting {
    int n;

    int never() throws AbsentException {
      Absent absent = new Absent();
      return absent.two() + Absent.one() + n;
    }

    synchronized void increment() {
      n++;
    }
  }

  private AbsentInUnusedMethod() {}

  public static void main() throws Exception {
    Counting counting = new Counting();
    Together.run(() -> counting.increment(), () -> counting.increment());
    assert counting.n == 2;
  }
}
