package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** An atomic addition releases, and acquires. */
@Expect(value = "holds", about = "data races")
public final class AddedUp {
  static int data;
  static final AtomicInteger ready = new AtomicInteger();

  private AddedUp() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready.incrementAndGet();
        },
        () -> {
          if (ready.getAndAdd(1) == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}
