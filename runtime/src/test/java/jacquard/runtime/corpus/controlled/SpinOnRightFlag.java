package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The flag that main spins on is set after the data are written; the loop ends if it is fair. */
@Expect(value = "holds", about = "onSpinWait", exhaustive = false)
public final class SpinOnRightFlag {
  static volatile boolean ready;
  static int data;

  private SpinOnRightFlag() {}

  public static void main() {
    Together.thread("writer", SpinOnRightFlag::write).start();
    while (!ready) {
      Thread.onSpinWait();
    }
    assert data == 1;
  }

  private static void write() {
    data = 1;
    ready = true;
  }
}
