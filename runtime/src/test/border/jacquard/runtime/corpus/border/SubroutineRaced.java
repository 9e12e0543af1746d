package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A method has a subroutine, as old compilers made them for finally; two threads call it. */
@Expect(value = "assertion", about = "unusual class files")
public final class SubroutineRaced {

  private SubroutineRaced() {}

  public static void main() throws Exception {
    Together.run(() -> SubroutineCode.increment(), () -> SubroutineCode.increment());
    assert SubroutineCode.n == 2;
  }
}
