package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;
import jacquard.runtime.corpus.border.absent.AbsentInterface;

/** In a method that is never called a variable has either of two absent types. */
@Expect(value = "holds", about = "optional classes that are absent")
public final class AbsentTypesMeet {
  static final class Counting {
    int n;

    String never(boolean left, Absent a, AbsentInterface b) {
      Object either;
      if (left) {
        either = a;
      } else {
        either = b;
      }
      return either.toString();
    }

    synchronized void increment() {
      n++;
    }
  }

  private AbsentTypesMeet() {}

  public static void main() throws Exception {
    Counting counting = new Counting();
    Together.run(() -> counting.increment(), () -> counting.increment());
    assert counting.n == 2;
  }
}
