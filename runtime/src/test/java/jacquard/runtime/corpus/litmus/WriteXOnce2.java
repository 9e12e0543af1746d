package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads write one field once each; nothing is asserted, and 2 writes have 2! orders. */
@Expect(value = "holds", about = "plain field", executions = 2)
public final class WriteXOnce2 {
  static int x;

  private WriteXOnce2() {}

  public static void main() throws InterruptedException {
    Together.run(() -> x = 1, () -> x = 2);
    assert x != 0;
  }
}
