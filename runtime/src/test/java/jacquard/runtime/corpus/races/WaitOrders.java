package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A wait gives the monitor up and takes it again: both are edges. */
@Expect(value = "holds", about = "data races")
@SuppressWarnings("NakedNotify")
public final class WaitOrders {
  static int data;
  static boolean ready;
  static final Object lock = new Object();

  private WaitOrders() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          synchronized (lock) {
            data = 1;
            while (!ready) {
              lock.wait();
            }
            data = 3;
          }
        },
        () -> {
          synchronized (lock) {
            data = 2;
            ready = true;
            lock.notify();
          }
        });
  }
}
