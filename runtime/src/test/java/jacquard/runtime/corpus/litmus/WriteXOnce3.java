package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads write one field once each; nothing is asserted, and 3 writes have 3! orders. */
@Expect(value = "holds", about = "plain field", executions = 6)
public final class WriteXOnce3 {
  static int x;

  private WriteXOnce3() {}

  public static void main() throws InterruptedException {
    Together.run(() -> x = 1, () -> x = 2, () -> x = 3);
    assert x != 0;
  }
}
