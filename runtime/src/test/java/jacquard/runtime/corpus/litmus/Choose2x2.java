package jacquard.runtime.corpus.litmus;

import jacquard.hooks.ChanceHooks;
import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Two threads each choose twice between two values; nothing is shared, so only the choices differ.
 */
@Expect(value = "holds", about = "data choice", executions = 16)
public final class Choose2x2 {
  private Choose2x2() {}

  public static void main() throws InterruptedException {
    Together.run(Choose2x2::choose, Choose2x2::choose);
  }

  private static void choose() {
    int sum = ChanceHooks.choose(2) + ChanceHooks.choose(2);
    assert sum >= 0 && sum <= 2;
  }
}
