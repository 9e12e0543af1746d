package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What is written after the notifying thread has left the monitor races. */
@Expect(value = "holds", about = "data races")
public final class NotifiedTooEarly {
  static int data;
  static boolean ready;
  static final Object lock = new Object();

  private NotifiedTooEarly() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          synchronized (lock) {
            while (!ready) {
              lock.wait();
            }
          }
          data = 1;
        },
        () -> {
          synchronized (lock) {
            ready = true;
            lock.notifyAll();
          }
          data = 2;
        });
  }
}
