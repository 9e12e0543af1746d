package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** A permit for a parked thread orders what comes before it. */
@Expect(value = "holds", about = "data races")
public final class ParkOrders {
  static int data;
  static volatile boolean parked;

  private ParkOrders() {}

  public static void main() throws Exception {
    Thread reader =
        Together.thread(
            "reader",
            () -> {
              LockSupport.park();
              read();
            });
    reader.start();
    data = 1;
    LockSupport.unpark(reader);
    reader.join();
  }

  static int read() {
    return data;
  }
}
