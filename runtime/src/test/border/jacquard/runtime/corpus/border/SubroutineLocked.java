package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * A method has a subroutine, as old compilers made them for finally; two threads call it, one at a
 * time.
 */
@Expect(value = "holds", about = "unusual class files")
public final class SubroutineLocked {
  static synchronized void increment() {
    SubroutineCode.increment();
  }

  private SubroutineLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert SubroutineCode.n == 2;
  }
}
