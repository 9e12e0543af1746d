package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Monitors of two objects order nothing. */
@Expect(value = "holds", about = "data races")
@SuppressWarnings("StaticGuardedByInstance") // what this is about
public final class TwoMonitors {
  static int data;
  static final Object one = new Object();
  static final Object two = new Object();

  private TwoMonitors() {}

  public static void main() throws Exception {
    Together.run(() -> add(one), () -> add(two));
  }

  static void add(Object lock) {
    synchronized (lock) {
      data++;
    }
  }
}
