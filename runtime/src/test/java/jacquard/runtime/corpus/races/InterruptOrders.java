package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt comes before what the thread does that sees it. */
@Expect(value = "holds", about = "data races")
public final class InterruptOrders {
  static int data;

  private InterruptOrders() {}

  public static void main() throws Exception {
    Thread reader =
        Together.thread(
            "reader",
            () -> {
              if (Thread.interrupted()) {
                read();
              }
            });
    reader.start();
    data = 1;
    reader.interrupt();
    reader.join();
  }

  static int read() {
    return data;
  }
}
