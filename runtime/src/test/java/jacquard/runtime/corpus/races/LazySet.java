package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A lazy write is a release. */
@Expect(value = "holds", about = "data races")
public final class LazySet {
  static int data;
  static final AtomicInteger ready = new AtomicInteger();

  private LazySet() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready.lazySet(1);
        },
        () -> {
          if (ready.get() == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}
