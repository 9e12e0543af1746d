package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The flag that main spins on is set before the data are written. */
@Expect(value = "assertion", about = "onSpinWait", exhaustive = false)
public final class SpinOnWrongFlag {
  static volatile boolean ready;
  static int data;

  private SpinOnWrongFlag() {}

  public static void main() {
    Together.thread("writer", SpinOnWrongFlag::write).start();
    while (!ready) {
      Thread.onSpinWait();
    }
    assert data == 1;
  }

  private static void write() {
    ready = true;
    data = 1;
  }
}
