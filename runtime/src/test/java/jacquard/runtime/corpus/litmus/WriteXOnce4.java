package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Four threads write one field once each; nothing is asserted, and 4 writes have 4! orders. */
@Expect(value = "holds", about = "plain field", executions = 24)
public final class WriteXOnce4 {
  static int x;

  private WriteXOnce4() {}

  public static void main() throws InterruptedException {
    Together.run(() -> x = 1, () -> x = 2, () -> x = 3, () -> x = 4);
    assert x != 0;
  }
}
