package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import jacquard.runtime.corpus.border.absent.Absent;

/** A method that is never called uses an absent class; another one has a bug. */
@Expect(value = "assertion", about = "optional classes that are absent")
public final class AbsentInUnusedMethodRaced {
  static int n;

  static int never() {
    return new Absent().two();
  }

  static void increment() {
    n++;
  }

  private AbsentInUnusedMethodRaced() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}
