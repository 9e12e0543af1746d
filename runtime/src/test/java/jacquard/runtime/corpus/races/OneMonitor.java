package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A common monitor orders accesses. */
@Expect(value = "holds", about = "data races")
public final class OneMonitor {
  static int data;
  static final Object lock = new Object();

  private OneMonitor() {}

  public static void main() throws Exception {
    Together.run(() -> add(), () -> add());
  }

  static void add() {
    synchronized (lock) {
      data++;
    }
  }
}
