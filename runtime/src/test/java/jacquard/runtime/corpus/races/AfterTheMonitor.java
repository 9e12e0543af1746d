package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What comes after the release is ordered no more. */
@Expect(value = "holds", about = "data races")
public final class AfterTheMonitor {
  static int data;
  static final Object lock = new Object();

  private AfterTheMonitor() {}

  public static void main() throws Exception {
    Together.run(() -> write(1), () -> write(2));
  }

  static void write(int value) {
    synchronized (lock) {
      data = value;
    }
    data = -value;
  }
}
