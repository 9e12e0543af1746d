package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Elements of atomic arrays give edges. */
@Expect(value = "holds", about = "data races")
public final class AtomicArrayElement {
  static int data;
  static final AtomicIntegerArray ready = new AtomicIntegerArray(2);

  private AtomicArrayElement() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready.set(1, 1);
        },
        () -> {
          if (ready.get(1) == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}
